import type { Finding, Message } from "./problem";

const noDelimiterRow = (columns: number): Message => ({
  what: "Ispod prvog reda tabele nedostaje red s crticama, pa se tabela ne bi prikazala.",
  fix: `Ispod prvog reda upišite: ${"| --- ".repeat(columns)}|`,
});

const textBelow: Message = {
  what: "Ovaj tekst stoji odmah ispod tabele, pa bi postao njen red.",
  fix: "Iza posljednjeg reda tabele ostavite prazan red.",
};

const otherColumns = (first: number, found: number): Message => ({
  what: `Ovaj red tabele nema isti broj kolona kao prvi. Kolona u prvom redu: ${first}, a u ovom: ${found}.`,
  fix: "Svaka kolona stoji između dva znaka |. Prazna se piše ovako: | |",
});

/** How many columns a row has; an escaped pipe (`\|`) is part of a cell. */
function columnsOf(row: string): number {
  const inner = row.trim().replaceAll("\\|", "").replace(/^\|/, "").replace(/\|$/, "");
  return inner.split("|").length;
}

/** Finds lines that were meant as a table, but are a paragraph without a delimiter row. */
export function lostTable(paragraph: string): Finding[] {
  const lines = paragraph.split("\n");
  const line = lines.findIndex((one) => one.trimStart().startsWith("|"));
  return line === -1 ? [] : [{ line, message: noDelimiterRow(columnsOf(lines[line] ?? "")) }];
}

export function tableProblems(table: string): Finding[] {
  const [head = "", , ...rows] = table.split("\n");
  const columns = columnsOf(head);
  const textRow = rows.findIndex((row) => !row.includes("|"));
  if (textRow !== -1) return [{ line: textRow + 2, message: textBelow }];
  return rows.flatMap((row, index) => {
    const message = otherColumns(columns, columnsOf(row));
    return columnsOf(row) === columns ? [] : [{ line: index + 2, message }];
  });
}
