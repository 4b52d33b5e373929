import { expect, test } from "vitest";
import { type ColumnKind, recognizeColumns } from "../../src/cleaning/index.ts";

test.each<[string[], Record<string, ColumnKind>]>([
  [["id", "name", "website"], { name: "company_name", website: "url" }],
  [
    ["name", "given", "family", "email"],
    { name: "person_name", given: "given_name", family: "family_name", email: "email" },
  ],
  [["Name", "Phone"], { Name: "person_name", Phone: "phone" }],
  [["Name"], { Name: "person_name" }],
  [["name", "industry"], { name: "company_name" }],
  [["name", "job_title", "website"], { name: "person_name", website: "url" }],
  [["name", "email", "phone"], { name: "person_name", email: "email", phone: "phone" }],
  [["name", "company", "web"], { name: "person_name", company: "company_name", web: "url" }],
  [["First Name", "LAST_NAME", "E-mail"], { "First Name": "given_name", LAST_NAME: "family_name", "E-mail": "email" }],
  [["streetAddress", "ZIP", "ZIP4", "STATE"], { streetAddress: "address", ZIP: "postal_code", STATE: "state" }],
  [
    ["addr1", "addr2", "phone_1", "Téléphone"],
    { addr1: "address", addr2: "address", phone_1: "phone", Téléphone: "phone" },
  ],
  [["linkedin_url", "company-domain"], { linkedin_url: "profile_url", "company-domain": "url" }],
  [["__proto__", "constructor", "phone"], { phone: "phone" }],
  [
    ["LinkedIn", "Company LinkedIn URL", "Mailing Zip/Postal Code", "Country/Region", "Phone (Work)", "Other City"],
    {
      LinkedIn: "profile_url",
      "Company LinkedIn URL": "profile_url",
      "Mailing Zip/Postal Code": "postal_code",
      "Country/Region": "country",
      "Phone (Work)": "phone",
      "Other City": "city",
    },
  ],
  [
    [
      "Default Address Address1",
      "Default Address Zip",
      "Default Address Province Code",
      "Default Address Country Code",
    ],
    {
      "Default Address Address1": "address",
      "Default Address Zip": "postal_code",
      "Default Address Province Code": "state",
      "Default Address Country Code": "country",
    },
  ],
  [
    ["Cust_Name", "cust_email", "Telefon (privat)", "country_iso2"],
    { Cust_Name: "person_name", cust_email: "email", "Telefon (privat)": "phone", country_iso2: "country" },
  ],
  [["Default", "Cust", "address_id", "Email Count", "Phone Type", "is_default"], {}],
  [["Company ID", "Home", "Work", "Owner", "Contact Owner", "Billing Notes", "County", "N/A", "/"], {}],
  [["Vorname", "Name"], { Vorname: "given_name", Name: "family_name" }],
  [["First Name", "Name"], { "First Name": "given_name", Name: "person_name" }],
  [["Prénom", "Nom", "Société"], { Prénom: "given_name", Nom: "family_name", Société: "company_name" }],
  [["Vorname", "Nachname", "Name"], { Vorname: "given_name", Nachname: "family_name", Name: "person_name" }],
  [["Nombre", "Apellidos"], { Nombre: "given_name", Apellidos: "family_name" }],
  [["Nome", "CAP", "Città"], { Nome: "person_name", CAP: "postal_code", Città: "city" }],
  [["Naam", "Website"], { Naam: "company_name", Website: "url" }],
  [
    ["E-mail 1 - Value", "Phone 2 - Value", "Address 1 - Street", "Organization 1 - Name", "Website 1 - Value"],
    {
      "E-mail 1 - Value": "email",
      "Phone 2 - Value": "phone",
      "Address 1 - Street": "address",
      "Organization 1 - Name": "company_name",
      "Website 1 - Value": "url",
    },
  ],
  [["E-mail 1 - Type", "Phone 1 - Type", "ZIP + 4 Code", "Address 1 - PO Box"], {}],
  [
    ["Phone (Contact)", "Prénom contact", "Primary Contact", "City (Work)"],
    {
      "Phone (Contact)": "phone",
      "Prénom contact": "given_name",
      "Primary Contact": "person_name",
      "City (Work)": "city",
    },
  ],
  [
    ["First Name (required)", "Name (Last)", "Phone [US]", "Postal Code (optional) *", "Name (Last, First)"],
    {
      "First Name (required)": "given_name",
      "Name (Last)": "family_name",
      "Phone [US]": "phone",
      "Postal Code (optional) *": "postal_code",
      "Name (Last, First)": "person_name",
    },
  ],
  [
    ["LAST NAME, FIRST NAME", "Nachname/Vorname", "Last, First", "Forename(s)", "First Family"],
    {
      "LAST NAME, FIRST NAME": "person_name",
      "Nachname/Vorname": "person_name",
      "Last, First": "person_name",
      "Forename(s)": "given_name",
    },
  ],
  [["Phone (verified)", "Phone (Y/N)", "Email (count)"], {}],
  [
    [
      "Contact #",
      "Mobile Phone Number",
      "Landline No.",
      "Phone #2",
      "# Employees",
      "Account #",
      "Room No",
      "Employee No",
    ],
    { "Contact #": "phone", "Mobile Phone Number": "phone", "Landline No.": "phone", "Phone #2": "phone" },
  ],
  [
    ["Phone - Mobile", "Phone Number (Mobile)", "Web Site URL", "First Family"],
    { "Phone - Mobile": "phone", "Phone Number (Mobile)": "phone", "Web Site URL": "url" },
  ],
  [
    ["Address (Street Address)", "Address (Address Line 2)", "Address (State / Province)", "location_city"],
    {
      "Address (Street Address)": "address",
      "Address (Address Line 2)": "address",
      "Address (State / Province)": "state",
      location_city: "city",
    },
  ],
  [["PLZ/Ort", "City/State", "Company / Contact", "Phone/Email", "Work Phone/Email"], {}],
  [
    ["Town/City", "Company/Organization", "Business Country/Region", "Street/Unit", "Postal/Zip"],
    {
      "Town/City": "city",
      "Company/Organization": "company_name",
      "Business Country/Region": "country",
      "Street/Unit": "address",
      "Postal/Zip": "postal_code",
    },
  ],
  [["Account Owner", "Last Contact", "First Contact", "Site Contact", "Land Owner", "Family Business", "Web Lead"], {}],
  [
    ["buyer-name", "buyer-email", "ship-address-1", "ship-city", "ship-state", "ship-postal-code", "ship-country"],
    {
      "buyer-name": "person_name",
      "buyer-email": "email",
      "ship-address-1": "address",
      "ship-city": "city",
      "ship-state": "state",
      "ship-postal-code": "postal_code",
      "ship-country": "country",
    },
  ],
  [
    ["Card Address Line1", "Card Address City", "Card Address State", "Card Type", "Card Brand", "Task State"],
    { "Card Address Line1": "address", "Card Address City": "city", "Card Address State": "state" },
  ],
  [["POAddressLine1", "POCity", "PORegion"], { POAddressLine1: "address", POCity: "city", PORegion: "state" }],
  [["Task State", "Order Country"], {}],
  [
    ["FRST_NM", "CUST_NM", "CITY_NM", "STATE_CD", "PHONE_NBR", "EMAIL_TXT", "CTRY_CD", "TAX_CD"],
    {
      FRST_NM: "given_name",
      CUST_NM: "person_name",
      CITY_NM: "city",
      STATE_CD: "state",
      PHONE_NBR: "phone",
      EMAIL_TXT: "email",
      CTRY_CD: "country",
    },
  ],
  [["CITY", "ST", "ZIP"], { CITY: "city", ST: "state", ZIP: "postal_code" }],
  [["CITY", "ST"], { CITY: "city" }],
  [["CITY", "STATE", "ST", "ZIP"], { CITY: "city", STATE: "state", ZIP: "postal_code" }],
  [
    ["Provider Last Name (Legal Name)", "Primary Contact Phone Number", "What's your email address?", "Address (City)"],
    {
      "Provider Last Name (Legal Name)": "family_name",
      "Primary Contact Phone Number": "phone",
      "What's your email address?": "email",
      "Address (City)": "city",
    },
  ],
  [
    [
      "Accepts Email",
      "Last Email",
      "Phone Verified",
      "Has Phone",
      "Number of Email",
      "Email Provider",
      "First City",
      "Market Cap",
    ],
    {},
  ],
  [
    ["Te\u0301le\u0301phone", "\u039f\u03bd\u03bf\u03bc\u03b1", "\u0e0a\u0e37\u0e48\u0e2d", "Nume", "Prenume"],
    {
      "Te\u0301le\u0301phone": "phone",
      "\u039f\u03bd\u03bf\u03bc\u03b1": "given_name",
      "\u0e0a\u0e37\u0e48\u0e2d": "given_name",
      Nume: "family_name",
      Prenume: "given_name",
    },
  ],
  [[], {}],
])("recognizeColumns(%j)", (header, want) => {
  expect(recognizeColumns(header)).toEqual(want);
});

test("a header that is none has no columns", () => {
  for (const header of [null, undefined, "name", 5, [1, null, "x".repeat(1000)]]) {
    expect(recognizeColumns(header as unknown as string[])).toEqual({});
  }
});
