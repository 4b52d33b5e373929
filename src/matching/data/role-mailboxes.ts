import { wordSet } from "../../text/lookup.ts";

// Meaning: local parts of mailboxes that belong to a desk and not to one person, in comparison form without separators.
// Source: RFC 2142 and the usual addresses of offices in English, German, French, Spanish, Portuguese, Italian, Dutch, Scandinavian
// and Polish usage, 2026-11. 178 words, sorted.
export const ROLE_MAILBOXES: ReadonlySet<string> = /* @__PURE__ */ wordSet(`
abuse accounting accounts accountspayable accountsreceivable accueil acquisti admin administracao administracion
administration administrator admissions amministrazione ap ar atendimento bestellung bestellungen bewerbung billing
biuro booking bookings buchhaltung callcenter careers comercial comercio commercial commerciale compras compta
comptabilite contabil contabilidad contabilidade contabilita contact contacto contactus contato contatti customercare
customerservice customersupport desk direction dispatch donotreply einkauf empfang enquiries enquiry events
facturacion faktura feedback finance financeiro frontdesk ftp geral gerencia hello help helpdesk hola hostmaster hr
info informacion informatie information infos inquiries inquiry invoice invoices job jobs kancelaria klantenservice
kontakt kontor kundendienst kundenservice kundservice legal library mail mailbox mailerdaemon main marketing media
members membership news newsletter noreply office officemanager oficina order ordering orders ordini owner partners
parts payments payroll pedidos post postmaster postmottak praxis press presse privacy procurement purchasing recepcao
recepcion receptie reception rechnung recruiting recruitment registrar reservas reservation reservations returns
rezeption rh root sales secretaria secretariat secretary security segreteria sekretariat service services shipping
shop soporte spam sprzedaz staff store studio subscriptions suporte support team tech technik ufficio usenet uucp
vendas vendite ventas vente ventes verkauf verkoop verwaltung warehouse web webmaster welcome www zentrale
`);
