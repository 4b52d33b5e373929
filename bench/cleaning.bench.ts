import { bench, describe } from "vitest";
import { createRowCleaner } from "../src/cleaning/index.ts";

const GIVEN = ["ANN", "José", "mary-kate", "Dr. Tom", "Nguyễn"];
const FAMILY = ["o'neill", "GARCÍA LÓPEZ", "van der Berg", "Smith Jr.", "MCDONALD"];
const STREETS = ["Oak Street", "Avenue of the Americas", "N. Main St., Suite 200", "County Road 20", "PO Box"];

/** Rows of a file with a name, an address, a phone number and a URL each, no two alike. */
const ROWS = Array.from({ length: 5000 }, (_, i) => ({
  name: `${GIVEN[i % 5]} ${FAMILY[(i * 3) % 5]}`,
  address: `${100 + i} ${STREETS[(i * 2) % 5]}, Springfield, IL ${62_701 + (i % 90)}`,
  phone: `(217) 555-${String(i % 10_000).padStart(4, "0")}`,
  website: `https://www.firm${i}.com/about?ref=${i}`,
}));

const columns = { name: "person_name", address: "address", phone: "phone", website: "url" } as const;
const clean = createRowCleaner({ columns, country: "US" });
let next = 0;

describe("rows of a file", () => {
  bench("name, address, phone and URL", () => {
    clean(ROWS[next++ % ROWS.length] ?? {});
  });
});
