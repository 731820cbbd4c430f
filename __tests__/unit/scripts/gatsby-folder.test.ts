import { assertFolderName } from "../../../scripts/site/gatsby";
import { UserError } from "../../../scripts/system/user-error";

test.each([
  "/home/ana/sanjalica",
  "/home/ana/nas\u030Ca stranica",
  "C:\\Users\\Ana Marić\\Desktop\\stranica 2",
])("builds in %s", (root) => expect(() => assertFolderName(root)).not.toThrow());

test.each(["/home/ana/sanjalica-main (1)", "/srv/[novo]/sanjalica", "/srv/stranica #1"])(
  "says in Bosnian why nothing can be built in %s",
  (root) => {
    expect(() => assertFolderName(root)).toThrow(UserError);
    expect(() => assertFolderName(root)).toThrow(/^U folderu .+: \/.+\nPreimenujte ga/);
  },
);
