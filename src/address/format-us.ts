import type { Draft } from "./draft.ts";

/** The mailing block of a reading in the order of Publication 28. */
export function formatUnitedStates(draft: Draft): string[] {
  const c = draft.components;
  const lines: string[] = [];
  const routed = c.route !== null && !draft.military;
  if (c.recipient !== null) lines.push(c.recipient);
  const street = routed ? "" : streetLine(draft);
  const last = join([c.city, c.state, c.postalCode]);
  const behind = routed ? "" : draft.behind.join(" ");
  const front = routed ? "" : draft.before.join(" ");
  const follows = last === "" || draft.behindStays;
  const front2 = follows ? "" : behind;
  if (front !== "" || front2 !== "") lines.push(join([front, front2]));
  if (c.dependentLocality !== null) lines.push(c.dependentLocality);
  if (street !== "") lines.push(follows ? join([street, behind]) : street);
  else if (follows && behind !== "") lines.push(behind);
  if (draft.generalDelivery) lines.push("GENERAL DELIVERY");
  if (c.route !== null) lines.push(routed ? join([c.route, unitText(draft)]) : c.route);
  if (c.box !== null) lines.push(`PO BOX ${c.box}`);
  if (last !== "") lines.push(last);
  return lines;
}

function streetLine(draft: Draft): string {
  const c = draft.components;
  const street = join([c.primaryNumber, c.predirectional, c.streetName, c.suffix, c.postdirectional]);
  if (c.crossStreet !== null) return `${street} & ${c.crossStreet}`;
  return join([street, unitText(draft)]);
}

function unitText(draft: Draft): string {
  const c = draft.components;
  return join([...draft.otherUnits, c.secondaryDesignator, c.secondaryNumber]);
}

function join(parts: readonly (string | null)[]): string {
  let out = "";
  for (const part of parts) if (part !== null && part !== "") out += out === "" ? part : ` ${part}`;
  return out;
}
