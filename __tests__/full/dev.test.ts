// `npm run dev`: what is saved in `content/` is seen without another start.
import fs from "node:fs";
import { copyProject, killAll, limitMs, waitForOutput } from "./support/project";

const port = "8174";

const project = copyProject();

afterAll(project.remove);

/** Resolve once the data of a page has a text. */
async function isShown(page: string, text: string): Promise<void> {
  const address = `http://localhost:${port}/page-data/${page}/page-data.json`;
  while (!(await (await fetch(address)).text()).includes(text))
    await new Promise((done) => setTimeout(done, 200));
}

const write = (file: string, text: string) =>
  fs.writeFileSync(project.path(`content/${file}`), text);

it(
  "shows a new page, a fact that has changed in other files, and what comes after a mistake",
  async () => {
    const editing = project.start("dev", { PORT: port });
    await waitForOutput(editing, "success Building development bundle");

    const page = (body: string) =>
      `---\ntitle: "Proba"\nintro: "Uvod."\nsky: "noon"\n---\n\n${body}\n`;
    write("pages/proba.md", page("Dođite: {ulica}."));
    await isShown("proba", "Dođite: ");

    const centre = project.read("content/site/centre.yml");
    write("site/centre.yml", centre.replace(/street: .*/, 'street: "Nova ulica 99"'));
    await isShown("proba", "Dođite: Nova ulica 99.");

    write("pages/proba.md", '---\ntitle: "Proba\n---\n');
    write("pages/proba.md", page("Ispravljeno."));
    await isShown("proba", "Ispravljeno.");
    await killAll(editing);
  },
  limitMs,
);
