import type { Message } from "./problem";

/** A problem in a line of a paragraph; lines count from 0. */
export interface LineProblem {
  readonly line: number;
  readonly message: Message;
}

const isRow = (line: string) => line.trimStart().startsWith("|");

/** How many columns a row has; an escaped pipe (`\|`) is part of a cell. */
function columnsOf(row: string): number {
  const inner = row.trim().replaceAll("\\|", "").replace(/^\|/, "").replace(/\|$/, "");
  return inner.split("|").length;
}

/**
 * Finds lines that were meant as a table, but are a paragraph without a delimiter row.
 * @param paragraph its source
 */
export function lostTable(paragraph: string): LineProblem[] {
  const lines = paragraph.split("\n");
  const line = lines.findIndex(isRow);
  if (line === -1) return [];
  return [
    {
      line,
      message: {
        what: "Ispod prvog reda tabele nedostaje red s crticama, pa se tabela ne bi prikazala.",
        fix: `Ispod prvog reda upišite: ${"| --- ".repeat(columnsOf(lines[line] ?? ""))}|`,
      },
    },
  ];
}

/**
 * Finds what is wrong with the rows of a table.
 * @param table its source
 */
export function tableProblems(table: string): LineProblem[] {
  const [head = "", , ...rows] = table.split("\n");
  const columns = columnsOf(head);
  const textRow = rows.findIndex((row) => !row.includes("|"));
  if (textRow !== -1)
    return [
      {
        line: textRow + 2,
        message: {
          what: "Ovaj tekst stoji odmah ispod tabele, pa bi postao njen red.",
          fix: "Iza posljednjeg reda tabele ostavite prazan red.",
        },
      },
    ];
  return rows.flatMap((row, index) => {
    const found = columnsOf(row);
    return found === columns
      ? []
      : [
          {
            line: index + 2,
            message: {
              what: `Ovaj red tabele nema isti broj kolona kao prvi. Kolona u prvom redu: ${columns}, a u ovom: ${found}.`,
              fix: "Svaka kolona stoji između dva znaka |. Prazna se piše ovako: | |",
            },
          },
        ];
  });
}
