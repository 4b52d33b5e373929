import { describe, expect, test } from "vitest";
import { countryCodeOf } from "../../src/text/country.ts";
import { NOT_TOLD_BY_FORM, STATE_ADJECTIVES, STATE_FORM_JOINTS, STATE_FORMS } from "../../src/text/data/state-forms.ts";
import { nameBehindForm } from "../../src/text/state-form.ts";

describe("the name of a country behind the form of its state", () => {
  test.each([
    ["republic of serbia", "serbia"],
    ["the republic of the philippines", "philippines"],
    ["federal democratic republic of ethiopia", "ethiopia"],
    ["hashemite kingdom of jordan", "jordan"],
    ["grand duchy of luxembourg", "luxembourg"],
    ["union of the comoros", "comoros"],
    ["republic of georgia", "georgia"],
    ["arab rep. egypt", "egypt"],
    ["rep. of moldova", "moldova"],
    ["rep. korea", ""],
    ["state of georgia", ""],
    ["republic of china", ""],
    ["democratic republic of the congo", ""],
    ["bank of serbia", ""],
    ["avenue of the republic of serbia", ""],
    ["república argentina", "argentina"],
    ["republik indonesia", "indonesia"],
    ["royaume du maroc", "maroc"],
    ["république du congo", ""],
    ["rue de la république du sénégal", ""],
    ["republic serbia", ""],
    ["serbia", ""],
  ])("%s → %s", (text, name) => {
    expect(nameBehindForm(text)).toBe(name);
  });

  test.each([...STATE_FORMS])("%s of Norway is Norway", (form) => {
    expect(countryCodeOf(`${form} of Norway`)).toBe("NO");
  });

  test.each([...STATE_FORM_JOINTS])("Republic %s Norway is Norway", (joint) => {
    expect(countryCodeOf(`Republic ${joint} Norway`)).toBe("NO");
  });

  test.each([...STATE_ADJECTIVES])("%s Republic of Norway is Norway", (adjective) => {
    expect(countryCodeOf(`${adjective} Republic of Norway`)).toBe("NO");
  });

  test.each([...NOT_TOLD_BY_FORM])("%s is told by no form", (name) => {
    const [kind, own] = name.includes(" ") ? name.split(" ") : ["republic", name];
    expect(nameBehindForm(`${kind} of ${own}`)).toBe("");
  });

  test.each([
    ["People's Republic of China", "CN"],
    ["Republic of China", "TW"],
    ["Republic of Korea", "KR"],
    ["Democratic People's Republic of Korea", "KP"],
    ["Democratic Republic of the Congo", "CD"],
    ["Republic of the Congo", "CG"],
    ["Dem. Rep. Congo", "CD"],
    ["Rep. Korea", "KR"],
    ["French Republic", "FR"],
    ["Swiss Confederation", "CH"],
    ["State of Georgia", null],
    ["Commonwealth of Virginia", null],
  ])("countryCodeOf(%j) is %j", (text, code) => {
    expect(countryCodeOf(text)).toBe(code);
  });
});
