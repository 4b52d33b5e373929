import { describe, expect, test } from "vitest";
import { normalizePersonName, parsePersonName } from "../../src/person-name/index.ts";

test("a title behind and belongs to the second person", () => {
  const { normalized, others } = parsePersonName("Kevin and Dr. Laura Harlow");
  expect([normalized, others[0]?.title, others[0]?.normalized]).toEqual(["Kevin Harlow", "Dr.", "Laura Harlow"]);
});

test.each([
  ["dr hab. n. med. Anna Nowak", "dr hab. n. med.", "Anna Nowak"],
  ["dr n. hum. Jan Nowak", "dr n. hum.", "Jan Nowak"],
  ["Dr. N. Harlow", "Dr.", "N. Harlow"],
  ["Dr.rer.pol. Jan Harlow", "Dr.rer.pol.", "Jan Harlow"],
  ["Prof. Dr.rer.nat. Jan Harlow", "Prof. Dr.rer.nat.", "Jan Harlow"],
  ["Dipl.-Ing.Jan Harlow", "Dipl.-Ing.", "Jan Harlow"],
  ["Prof. Dr. -Ing. habil. Harlow, Jan", "Prof. Dr. -Ing. habil.", "Jan Harlow"],
  ["Prof.Dr.rer.nat.habil.Dr.h.c. Harlow, Jan", "Prof. Dr.rer.nat.habil.Dr.h.c.", "Jan Harlow"],
  ["Gastprofessor Dr.-Ing. Harlow, Jan", "Gastprofessor Dr.-Ing.", "Jan Harlow"],
  ["OStRin Karin Harlow", "OStRin", "Karin Harlow"],
  ["Delegada Ana Prado", "Delegada", "Ana Prado"],
  ["Ana Delegado", null, "Ana Delegado"],
  ["YB Tuan Lim Guan Eng", "YB Tuan", "Lim Guan Eng"],
  ["Șef lucrări Dr. Ana Harlow", "Șef lucrări Dr.", "Ana Harlow"],
  ["Ing.Jan Harlow", "Ing.", "Jan Harlow"],
  ["Dean.Harlow Pym", null, "Dean.Harlow Pym"],
  ["HARLOW MR J", "MR", "J Harlow"],
  // Two initials behind a rank; a name like the short word for retired.
  ["MAJOR A.D. HARLOW", "MAJOR", "A.D. Harlow"],
  ["Justice A. D. Harlow", "Justice", "A. D. Harlow"],
  ["Dr. v. v. Harlow", "Dr.", "V. V. Harlow"],
  ["Ret Harlow", null, "Ret Harlow"],
  // Two degrees in front; words of a name that are degrees elsewhere stay between its parts.
  ["Mgr. et Mgr. Jan Tarrow", "Mgr. et Mgr.", "Jan Tarrow"],
  ["Lim Ing Hui", null, "Lim Ing Hui"],
  ["Jan Ing. Tarrow", null, "Jan Ing. Tarrow"],
  ["Tarrow Mgr. Quenbo", null, "Tarrow Mgr. Quenbo"],
  ["Anna Doc Harlow", null, "Anna Doc Harlow"],
  ["Tom Harlow Prof. Dr.", "Prof. Dr.", "Tom Harlow"],
  ["Tom Harlow (Prof. Dr.)", "Prof. Dr.", "Tom Harlow"],
  ["Harlow, Tom Rev. Dr.", "Rev. Dr.", "Tom Harlow"],
  ["Jane Harlow Prof Dr", "Prof Dr", "Jane Harlow"],
  ["Prof. Tom Harlow Dr.", "Prof. Dr.", "Tom Harlow"],
  ["Harlow, Jane (Ms)", "Ms", "Jane Harlow"],
  ["Harlow, Jane (Ret.)", null, "Jane Harlow"],
  ["Dr. Jane Harlow (Ms)", "Dr.", "Jane Harlow"],
  ["Harlow Quiroga Dr Simon", "Dr", "Simon Harlow Quiroga"],
  ["Anna Dr. Müller", null, "Anna Dr. Müller"],
  ["Most Rev. Simon Harlow", "Most Rev.", "Simon Harlow"],
  ["Ông Lê Văn Nam", "Ông", "Lê Văn Nam"],
  ["PGS. TS. Trần Thị Mai", "PGS. TS.", "Trần Thị Mai"],
  ["Op. Dr. Mehmet Kaya", "Op. Dr.", "Mehmet Kaya"],
  ["Egr. Sig. Mario Rossi", "Egr. Sig.", "Mario Rossi"],
  ["Representative-elect Jane Harlow", "Representative-elect", "Jane Harlow"],
  ["H.H. Sheikh Khalid Harlow", "H.H. Sheikh", "Khalid Harlow"],
  ["H.H. Harlow", null, "H.H. Harlow"],
  ["Dr. Öğr. Üyesi Can Kaya", "Dr. Öğr. Üyesi", "Can Kaya"],
  ["Ten. Cel. Marcos Prado", "Ten. Cel.", "Marcos Prado"],
  ["Dipl.-Psych. Anke Harlow", "Dipl.-Psych.", "Anke Harlow"],
  ["lek. med. Ewa Nowak", "lek. med.", "Ewa Nowak"],
  ["Lek Nowak", null, "Lek Nowak"],
  ["Justice (Dr.) Anil Harlow", "Justice (Dr.)", "Anil Harlow"],
  ["Dip. Ana Vargas Ortiz", "Dip.", "Ana Vargas Ortiz"],
  ["Dip Harlow", null, "Dip Harlow"],
  ["On. Mario Harlow", "On.", "Mario Harlow"],
  ["On Harlow", null, "On Harlow"],
  ["Sénateur Jean Harlow", "Sénateur", "Jean Harlow"],
  // Offices of other languages count without a hint, but not where they are family names.
  ["Oberbürgermeisterin Anke Harlow", "Oberbürgermeisterin", "Anke Harlow"],
  ["Sénatrice Claire Harlow", "Sénatrice", "Claire Harlow"],
  ["Presidenta Harlow", "Presidenta", "Harlow"],
  ["Coronel Juan Harlow", "Coronel", "Juan Harlow"],
  ["CORONEL QUENBY", null, "Coronel Quenby"],
  ["Ana Coronel Vargas", null, "Ana Coronel Vargas"],
  ["Maria Nogueira dos Anjos", null, "Maria Nogueira dos Anjos"],
  ["Richter Anke", null, "Richter Anke"],
  ["Mayor Pro Tem Jane Harlow", "Mayor Pro Tem", "Jane Harlow"],
  ["Council President Jane Harlow", "Council President", "Jane Harlow"],
  ["Health Minister Jane Harlow", "Health Minister", "Jane Harlow"],
  ["Minister for Health Jane Harlow", "Minister for Health", "Jane Harlow"],
  ["House, Jane", null, "Jane House"],
  ["Lance Harlow", null, "Lance Harlow"],
  ["Dr.techn. BSc MSc Jane Harlow", "Dr.techn. BSc MSc", "Jane Harlow"],
  ["Univ.-Doz. Dr. phil. Jane Harlow", "Univ.-Doz. Dr. phil.", "Jane Harlow"],
  ["Univ.Prof. Jane Harlow", "Univ.Prof.", "Jane Harlow"],
  ["Sub Lt. Somchai Harlow", "Sub Lt.", "Somchai Harlow"],
  ["Quý ông Bảo Mai", "Quý ông", "Bảo Mai"],
  ["Quý Bảo Mai", null, "Quý Bảo Mai"],
  ["Esp. Ing. Jane Harlow", "Esp. Ing.", "Jane Harlow"],
  ["M. en C. Ana Vargas Ortiz", "M. en C.", "Ana Vargas Ortiz"],
  ["к. ф.-м. н. Крылов Д.В.", "к. ф.-м. н.", "Крылов Д.В."],
  ["зав. каф. доцент, к. т. н. Крылов Д.В.", "зав. каф. доцент к. т. н.", "Крылов Д.В."],
  ["U.S. Air Force Staff Sgt. Jane Harlow", "U.S. Air Force Staff Sgt.", "Jane Harlow"],
  ["Marine Harlow", null, "Marine Harlow"],
  ["Dr. Marine Harlow", "Dr.", "Marine Harlow"],
  // Degrees and sure abbreviations in front of a name that no table holds.
  ["PhD Wangari Tarrow", "PhD", "Wangari Tarrow"],
  ["Ph.D. Wangari Tarrow", "Ph.D.", "Wangari Tarrow"],
  ["PHD WANGARI TARROW", "PHD", "Wangari Tarrow"],
  ["MBA W. Tarrow", "MBA", "W. Tarrow"],
  ["LL.M. Wangari Tarrow", "LL.M.", "Wangari Tarrow"],
  ["BSc. Wangari Tarrow", "BSc.", "Wangari Tarrow"],
  ["B.Tech Wangari Tarrow", "B.Tech", "Wangari Tarrow"],
  ["MSc Ing. Wangari Tarrow", "MSc Ing.", "Wangari Tarrow"],
  ["Znj. Wangari Tarrow", "Znj.", "Wangari Tarrow"],
  ["npor. Wangari Tarrow", "npor.", "Wangari Tarrow"],
  ["DI Dr. Wangari Tarrow", "DI Dr.", "Wangari Tarrow"],
  ["OStR Mag. Wangari Tarrow", "OStR Mag.", "Wangari Tarrow"],
  ["Assist. Prof. Dr. Wangari Tarrow", "Assist. Prof. Dr.", "Wangari Tarrow"],
  ["Clinical Prof. Wangari Tarrow", "Clinical Prof.", "Wangari Tarrow"],
  ["Dr.philos. Wangari Tarrow", "Dr.philos.", "Wangari Tarrow"],
  ["Mag.art. Wangari Tarrow", "Mag.art.", "Wangari Tarrow"],
  ["D.ssa Giulia Tarrow", "D.ssa", "Giulia Tarrow"],
  ["CWO3 Wangari Tarrow", "CWO3", "Wangari Tarrow"],
  ["RN Wangari Tarrow", null, "RN Wangari Tarrow"],
  ["B.A. Wangari Tarrow", null, "B.A. Wangari Tarrow"],
  ["Md. Wangari Tarrow", null, "Md. Wangari Tarrow"],
  ["Kr. Wangari Tarrow", null, "Kr. Wangari Tarrow"],
  ["Chr. Wangari Tarrow", null, "Chr. Wangari Tarrow"],
  ["CHE Wangari Tarrow", null, "Che Wangari Tarrow"],
  ["Anna Dr. Tarrow Pym", null, "Anna Dr. Tarrow Pym"],
  ["J. Dr. Tarrow Pym", null, "J. Dr. Tarrow Pym"],
  // Forms of address of Japan and Korea hang on a name or stand behind it.
  ["Tarrow-san", "san", "Tarrow"],
  ["Dr. Jane Tarrow-sensei", "Dr. sensei", "Jane Tarrow"],
  ["Tarrow san", "san", "Tarrow"],
  ["Jane Tarrow 様", "様", "Jane Tarrow"],
  ["Jane Tarrow さん", "さん", "Jane Tarrow"],
  ["Min-san Pak", null, "Min-san Pak"],
  ["Pak Min-san", null, "Pak Min-san"],
  ["Aung San", null, "Aung San"],
  ["TARROW SAN", null, "Tarrow San"],
  ["Tarrow-San", null, "Tarrow-San"],
  // Behind a form of address some titles are the given name.
  ["Dr. Prince Tarrow", "Dr.", "Prince Tarrow"],
  ["Prof. Raja Quirk", "Prof.", "Raja Quirk"],
  ["MR KING TARROW", "MR", "King Tarrow"],
  ["Mr. Deacon Tarrow", "Mr.", "Deacon Tarrow"],
  ["Ibu Sri Marsh", "Ibu", "Sri Marsh"],
  ["Prof. Dr. Sri Mulyani Tarrow", "Prof. Dr.", "Sri Mulyani Tarrow"],
  ["Dr. Sri. Tarrow", "Dr. Sri.", "Tarrow"],
  ["Dr. Prince Simon Tarrow", "Dr. Prince", "Simon Tarrow"],
  ["Mr. Justice Tarrow", "Mr. Justice", "Tarrow"],
  ["Herr Graf Tarrow", "Herr Graf", "Tarrow"],
  ["Rev. Deacon Tarrow", "Rev. Deacon", "Tarrow"],
  ["Maharaja Raja Tarrow", "Maharaja Raja", "Tarrow"],
  ["Wm. Harlow Pym", null, "Wm. Harlow Pym"],
  ["Dr. Ed Harlow", "Dr.", "Ed Harlow"],
  ["Dr. MA Harlow", "Dr.", "MA Harlow"],
  ["Ch.-F. Harlow", null, "Ch.-F. Harlow"],
  ["Capitaine Solène Tarrow", "Capitaine", "Solène Tarrow"],
  ["HAUPTMANN HANS-PETER HARLOW", "HAUPTMANN", "Hans-Peter Harlow"],
  ["Gerhart Hauptmann", null, "Gerhart Hauptmann"],
  ["Conte Harlow Pym", null, "Conte Harlow Pym"],
  ["Shahzoda Harlowa", null, "Shahzoda Harlowa"],
  ["Deputy Mabel Harlow", "Deputy", "Mabel Harlow"],
  ["De heer Gijs van den Harlow", "De heer", "Gijs van den Harlow"],
  ["His Highness Tariq Harlow", "His Highness", "Tariq Harlow"],
  ["H.E. Tariq Harlow", "H.E.", "Tariq Harlow"],
  ["H.E. Harlow Pym", null, "H.E. Harlow Pym"],
  ["Lance Harlow", null, "Lance Harlow"],
  ["Sr. D. Consuelo Harlow", "Sr. D.", "Consuelo Harlow"],
  ["Padre Jean Harlow", "Padre", "Jean Harlow"],
  ["Jean Harlow père", null, "Jean Harlow père"],
  ["Madame la Présidente Claire Harlow", "Madame la Présidente", "Claire Harlow"],
  ["Madame La Harlow", "Madame", "La Harlow"],
  ["Under Secretary William Harlow", "Under Secretary", "William Harlow"],
  ["President and CEO Ann Harlow", "President and CEO", "Ann Harlow"],
  ["Pandit Ravi Harlow", "Pandit", "Ravi Harlow"],
  ["Sardar Harlow", null, "Sardar Harlow"],
  ["L'honorable Jean Harlow", "L'honorable", "Jean Harlow"],
  ["Del. Jane Harlow", "Del.", "Jane Harlow"],
  ["Del. Jane Tarrow Harlow, MD", "Del.", "Jane Tarrow Harlow"],
  ["Del Harlow", null, "Del Harlow"],
  ["DEL TARROW", null, "del Tarrow"],
  ["Resident Commissioner Jane Harlow", "Resident Commissioner", "Jane Harlow"],
  ["Ranking Member Jane Harlow", "Ranking Member", "Jane Harlow"],
  ["An Taoiseach Jane Harlow", "An Taoiseach", "Jane Harlow"],
  ["Tánaiste Jane Harlow", "Tánaiste", "Jane Harlow"],
  ["Mdm Jane Harlow", "Mdm", "Jane Harlow"],
  ["Datin Paduka Siti Harlow", "Datin Paduka", "Siti Harlow"],
  ["Cik Siti Harlow", "Cik", "Siti Harlow"],
  ["Clerk Jane Harlow", "Clerk", "Jane Harlow"],
  ["Clerk Harlow", null, "Clerk Harlow"],
  ["Jane Clerk", null, "Jane Clerk"],
  ["Borough President Jane Harlow", "Borough President", "Jane Harlow"],
  ["Speaker Pro Tempore Jane Harlow", "Speaker Pro Tempore", "Jane Harlow"],
  ["Sen.-elect Jane Harlow", "Sen.-elect", "Jane Harlow"],
  ["Governor-Elect Jane Harlow", "Governor-Elect", "Jane Harlow"],
  ["Ex-Mayor Jane Harlow", "Ex-Mayor", "Jane Harlow"],
  ["Ex-Tarrow Jane Harlow", null, "Ex-Tarrow Jane Harlow"],
  ["M. le Président Jean Harlow", "M. le Président", "Jean Harlow"],
  ["M. Le Harlow", null, "M. Le Harlow"],
  ["Justice of the Peace Ann Harlow", "Justice of the Peace", "Ann Harlow"],
  ["Esquire Tarrow", null, "Esquire Tarrow"],
  ["Esquire Jane Harlow", "Esquire", "Jane Harlow"],
  ["Poseł Jan Harlow", "Poseł", "Jan Harlow"],
  ["Khun Somchai Harlow", "Khun", "Somchai Harlow"],
  ["Anna Khun", null, "Anna Khun"],
  ["Onor. Jane Harlow", "Onor.", "Jane Harlow"],
  ["L'hon. Jane Harlow", "L'hon.", "Jane Harlow"],
  ["Mohandes Quenby Harlow", "Mohandes", "Quenby Harlow"],
  ["Reza Mohandes", null, "Reza Mohandes"],
  ["Tan Sri Simon Harlow", "Tan Sri", "Simon Harlow"],
  ["Khan Simon Harlow", null, "Khan Simon Harlow"],
  ["Sultan bin Omar Harlow", null, "Sultan bin Omar Harlow"],
  ["Sultan Omar Harlow", "Sultan", "Omar Harlow"],
  ["Harlow, Jane, Ir.", "Ir.", "Jane Harlow"],
  ["Harlow, Jane, Hj.", "Hj.", "Jane Harlow"],
  ["Harlow, Jane, Ed.", null, "Jane Ed. Harlow"],
  ["Ing. Jan Harlow, CSc.", "Ing.", "Jan Harlow"],
])("titles: %s", (input, title, name) => {
  const found = parsePersonName(input);
  expect([found.title, found.normalized]).toEqual([title, name]);
  expect(normalizePersonName(input)).toBe(name);
});

describe("unlisted titles in front without a locale", () => {
  test.each([
    // Offices by their endings.
    ["Tandlæge Ann Harlow", "Tandlæge", "Ann Harlow"],
    ["Seniorrådgiver Ann Harlow", "Seniorrådgiver", "Ann Harlow"],
    ["Podóloga Ana Harlow", "Podóloga", "Ana Harlow"],
    ["Oberarzt Dr. Ann Harlow", "Oberarzt Dr.", "Ann Harlow"],
    ["Ann Harlow, Oberarzt", "Oberarzt", "Ann Harlow"],
    ["Arzt Ann Harlow", null, "Arzt Ann Harlow"],
    // Abbreviations before a title, one more or a given name.
    ["Ekon. dr Ann Harlow", "Ekon. dr", "Ann Harlow"],
    ["Wiss. Mit. Ann Harlow", "Wiss. Mit.", "Ann Harlow"],
    ["Ten. Col. Ann Harlow", "Ten. Col.", "Ann Harlow"],
    ["L.A.E. Ann Harlow", "L.A.E.", "Ann Harlow"],
    ["L.A. Ann Harlow", null, "L.A. Ann Harlow"],
    ["P.J.M. van der Harlow", null, "P.J.M. van der Harlow"],
    ["Thos. Dean Harlow", null, "Thos. Dean Harlow"],
    ["St. John Harlow", null, "St. John Harlow"],
    // Degrees in capitals.
    ["MVZ Ann Harlow", "MVZ", "Ann Harlow"],
    ["MBA Ann Harlow", "MBA", "Ann Harlow"],
    ["PHD ANN HARLOW", "PHD", "Ann Harlow"],
    ["JRR Harlow", null, "JRR Harlow"],
    // Beyond Latin, before and behind the name.
    ["Δικηγόρος Ελένη Βλάχου", "Δικηγόρος", "Ελένη Βλάχου"],
    ["Ελένη Βλάχου, Δικηγόρος", "Δικηγόρος", "Ελένη Βλάχου"],
    // Of several words.
    ["Luật sư Hoàng Anh Tuấn", "Luật sư", "Hoàng Anh Tuấn"],
    ["Maître de conférences Camille Harlow", "Maître de conférences", "Camille Harlow"],
  ])("%s", (text, title, name) => {
    const read = parsePersonName(text);
    expect([read.title, read.normalized, normalizePersonName(text)]).toEqual([title, name, name]);
  });
});

describe("a rank or office and its place", () => {
  test.each([
    ["The Earl of Tarrow", "Earl of Tarrow", "The", null, "Earl of Tarrow"],
    ["Duke of Tarrow", "Duke of Tarrow", null, null, "Duke of Tarrow"],
    ["Archbishop of Tarrow", "Archbishop of Tarrow", null, null, "Archbishop of Tarrow"],
    ["Lord Harlow of Tarrow", "Harlow of Tarrow", "Lord", null, "Harlow of Tarrow"],
    ["Baroness Harlow of Tarrow, CBE", "Harlow of Tarrow", "Baroness", null, "Harlow of Tarrow"],
    ["Lord John Harlow", "John Harlow", "Lord", "John", "Harlow"],
    ["Joan of Tarrow", "Joan of Tarrow", null, "Joan", "of Tarrow"],
    ["Dr. Jane of Tarrow", "Jane of Tarrow", "Dr.", "Jane", "of Tarrow"],
    ["Secretary of State Jane Harlow", "Jane Harlow", "Secretary of State", "Jane", "Harlow"],
  ])("%s", (input, name, title, given, family) => {
    const found = parsePersonName(input);
    expect([found.normalized, found.title, found.given, found.family]).toEqual([name, title, given, family]);
    expect(normalizePersonName(input)).toBe(name);
  });
});

describe("titles that are other words as well", () => {
  test.each([
    ["Pan Jan Tarrowski", "Pan", "Jan Tarrowski"],
    ["Pan Petr Harlák", "Pan", "Petr Harlák"],
    ["Pan Dr. Jan Harlow", "Pan Dr.", "Jan Harlow"],
    ["Pan David Chen", null, "Pan David Chen"],
    ["Pan Wei Ming", null, "Pan Wei Ming"],
    ["Pan Harlow", null, "Pan Harlow"],
    ["DI Jane Harlow", "DI", "Jane Harlow"],
    ["DI Dr. Jane Harlow", "DI Dr.", "Jane Harlow"],
    ["Di Jane Harlow", null, "Di Jane Harlow"],
    ["DI Harlow", null, "DI Harlow"],
    ["Datuk Quenbo Harlow", "Datuk", "Quenbo Harlow"],
    ["Șef lucr. Tarrow Pym", "Șef lucr.", "Tarrow Pym"],
    ["M. Étienne Harlow", "M.", "Étienne Harlow"],
    ["M. Elaine Harlow", null, "M. Elaine Harlow"],
    ["o. Hubert Tarrow", "o.", "Hubert Tarrow"],
    ["O. Hubert Tarrow", null, "O. Hubert Tarrow"],
    ["KS. Lưu Đức Cường", "KS.", "Lưu Đức Cường"],
    ["KS. Tarrow Pym", null, "KS. Tarrow Pym"],
    ["Harlow, Gabriela, Mgr. et Mgr.", "Mgr. et Mgr.", "Gabriela Harlow"],
    ["Dr ir Jan Harlow", "Dr ir", "Jan Harlow"],
    ["Dr and Jan Harlow", "Dr", "Harlow"],
  ])("%s", (input, title, normalized) => {
    const found = parsePersonName(input);
    expect([found.title, found.normalized]).toEqual([title, normalized]);
    expect(normalizePersonName(input)).toBe(normalized);
  });
});

test.each([
  ["ifj. Nagy László", "ifj.", "Nagy László ifj."],
  ["Ifj. Nagy László", "Ifj.", "Nagy László Ifj."],
  ["id. Kovács Péter", "id.", "Kovács Péter id."],
  ["I.D. Harlow Péter", null, "I.D. Harlow Péter"],
])("a generation in front, as Hungarian has it: %s", (input, generation, normalized) => {
  const found = parsePersonName(input);
  expect([found.generation, found.normalized]).toEqual([generation, normalized]);
  expect(normalizePersonName(normalized)).toBe(normalized);
});

test.each([
  ["Jud. Cosmin Harlow", "Jud.", "Cosmin Harlow"],
  ["Jud Harlow", null, "Jud Harlow"],
  ["Enf. Ana Pym", "Enf.", "Ana Pym"],
  ["Ir. H. Tarrow Pym", "Ir. H.", "Tarrow Pym"],
  ["Ir. H. de Tarrow", "Ir.", "H. de Tarrow"],
  ["Ir. H. Pym", "Ir.", "H. Pym"],
  ["Drs. H. Tarrow Pym", "Drs. H.", "Tarrow Pym"],
  ["Mr. H. Tarrow Pym", "Mr.", "H. Tarrow Pym"],
  ["أ. د. محمد حسن", "أ. د.", "محمد حسن"],
  ["أ.م.د. محمد حسن", "أ.م.د.", "محمد حسن"],
  ["H. H. Harlow", null, "H. H. Harlow"],
  ["چوہدری محمد اسلم", "چوہدری", "محمد اسلم"],
])("abbreviations and titles of other scripts: %s", (input, title, name) => {
  const found = parsePersonName(input);
  expect([found.title, found.normalized, normalizePersonName(input)]).toEqual([title, name, name]);
});

test.each([
  ["总经理张伟", "总经理", "张伟"],
  ["副总经理张伟", "副总经理", "张伟"],
  ["董事长陈国强", "董事长", "陈国强"],
  ["张经理", "经理", "张"],
])("an office before a Chinese name: %s", (input, office, name) => {
  const found = parsePersonName(input);
  expect([found.credentials, found.normalized]).toEqual([[office], name]);
});
