import { folderOf, lastPart } from "../../content/paths";
import type { Fields } from "../../content/values";
import { sarajevoClock } from "../../domain/dates";
import type { DraftMessage, FocusMessage, PageMessage } from "../../preview/message";
import { contentNodes } from "../../rendering/content-nodes";
import { goToField } from "../form/go-to-field";
import { markdownFormat, yamlFormat } from "../format/content-format";
import { withAddedPhotos } from "../model/added-photos";
import { loadedDownloads, loadedFields } from "../model/loaded";
import { type ImageData, measuredPhoto, publishedPhotos, unavailable } from "../model/photos";
import { followHistory, putBack, textAfter } from "./earlier-version";
import { dateToShow, dateWords, editedFile, findPlace } from "./place";
import { pressedField, wordsOf } from "./pressed-field";
import { invalidField, validFields } from "./valid-fields";

/** The parts of the package's preview props that are used here. */
export interface PreviewProps {
  readonly entry: {
    get(key: "path"): string | undefined;
    get(key: "data"): { toJS(): Fields } | undefined;
  };
  readonly getAsset: (path: string) => { readonly url: string } | undefined;
}

/** The address of the site, with its path prefix, without a slash at the end. */
const site = new URL("..", import.meta.url).href.replace(/\/$/, "");

const broken = "Ovo se ne može prikazati, pa se vidi ono što je bilo prije.";

/** How long to wait for a photo of the repository, in ms, and how often while a form is open. */
const waitMs = 300;
const mostWaits = 40;

/** With fewer letters a text is found anywhere. */
const fewest = 4;

/** Return what the addresses of all sizes of a photo share; `blob:` has one. */
const sharedOf = (address: string) => (address.startsWith("blob:") ? address : folderOf(address));

type TextField = HTMLInputElement | HTMLTextAreaElement;

/** The field that had the focus last, and its form: on a phone the page is not there meanwhile. */
let lastField: { readonly element: TextField; readonly form: string } | undefined;

/** Return the paragraph at the cursor. */
function wordsIn({ value, selectionStart }: TextField): string {
  const before =
    value
      .slice(0, selectionStart ?? 0)
      .split("\n\n")
      .at(-1) ?? "";
  const after = value.slice(selectionStart ?? 0).split("\n\n")[0];
  return wordsOf(before + after);
}

/** Remember the field that has the focus. */
export function installFocusedField(): void {
  window.addEventListener("focusin", ({ target: element }) => {
    if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)) return;
    if (element.closest("[data-key-path]")) lastField = { element, form: window.location.hash };
  });
}

/** A page of the site in a frame, which shows what is being edited. */
export class DraftFrame {
  /** The address of the page at first: it stays while a title is written. */
  readonly address: string;
  private readonly files = loadedFields();
  private published: Readonly<Record<string, ImageData>> = {};
  private frame: HTMLIFrameElement | null = null;
  private isReady = false;
  private draft: Fields = {};
  private request = 0;
  private waits = 0;
  /** Whether the page has scrolled to the field with the focus; an empty one is nowhere. */
  private isFollowed = true;
  /** An earlier version, which is shown in place of the form. */
  private earlier: { readonly text: string; readonly fields: Fields } | undefined;
  /** The address of the version that was chosen last: the answer for another one may come later. */
  private chosen: string | undefined;
  /** The photos that are shown, by their addresses. */
  private readonly paths = new Map<string, string>();

  /**
   * @param folder of a collection of several files
   * @param say shows words beside the page, and whether it is an earlier version
   */
  constructor(
    private props: PreviewProps,
    private readonly folder: string | undefined,
    private readonly say: (words: string, isEarlier: boolean) => void,
  ) {
    this.address = site + this.place().route;
    window.addEventListener("message", this.receive);
    window.addEventListener("focusin", this.followFocus);
    followHistory(this.showEarlier);
    void publishedPhotos().then((photos) => {
      this.published = photos;
      this.send();
    });
  }

  setFrame = (frame: HTMLIFrameElement | null) => {
    this.frame = frame;
    this.isReady = false;
  };

  /** Show what the form has now. */
  show(props: PreviewProps): void {
    this.props = props;
    this.send();
  }

  /** Show the form again. */
  leaveEarlier(): void {
    this.chosen = this.earlier = undefined;
    this.send();
  }

  /** Store the earlier version that is shown. */
  async putBack(): Promise<void> {
    if (this.earlier) await putBack(this.path(), this.earlier.text);
  }

  close(): void {
    this.chosen = undefined;
    followHistory(undefined);
    // The page comes back to its own place, unless another field gets the focus meanwhile.
    lastField = undefined;
    window.removeEventListener("message", this.receive);
    window.removeEventListener("focusin", this.followFocus);
    cancelAnimationFrame(this.request);
  }

  private path(): string {
    return this.props.entry.get("path") ?? "";
  }

  private file(): string {
    return editedFile(this.path(), this.folder, this.draft.title);
  }

  private readonly showEarlier = (address: string) => {
    const format = this.path().endsWith(".md") ? markdownFormat : yamlFormat;
    this.chosen = address;
    textAfter(address, this.path())
      .then((text) => {
        if (this.chosen !== address) return;
        this.earlier = { text, fields: format.fromFile(text) };
        this.send();
      })
      .catch(() => {
        if (this.chosen === address)
          this.say(
            "Ova verzija se ne može prikazati. Pokušajte ponovo.",
            this.earlier !== undefined,
          );
      });
  };

  private place() {
    const form = this.props.entry.get("data")?.toJS() ?? {};
    this.draft = this.earlier?.fields ?? withAddedPhotos(form);
    return findPlace(this.file(), this.draft, this.files);
  }

  private readonly shownPhoto = (path: string): ImageData | undefined => {
    const photo = this.photo(path);
    if (photo) this.paths.set(sharedOf(photo.images.fallback.src), path);
    return photo;
  };

  private readonly photo = (path: string): ImageData | undefined => {
    const known = this.published[path];
    if (known) return known;
    if (path.startsWith("blob:")) return measuredPhoto(path, this.send);
    const asset = this.props.getAsset(`/${lastPart(path)}`);
    if (asset?.url.startsWith("blob:")) return measuredPhoto(asset.url, this.send);
    // The editor has begun to fetch it from the repository.
    if (asset && this.waits < mostWaits) {
      this.waits += 1;
      setTimeout(this.send, waitMs);
    }
    return undefined;
  };

  /** Send the draft at the next frame, once for all changes until then. */
  private readonly send = () => {
    cancelAnimationFrame(this.request);
    this.request = requestAnimationFrame(() => {
      const { route: _route, ...place } = this.place();
      const file = this.file();
      const { date } = sarajevoClock(new Date());
      const today = dateToShow(this.draft, date);
      const shown = validFields(file, this.draft, this.files.get(file));
      const basePath = new URL(site).pathname.replace(/\/$/, "");
      const nodes = contentNodes({
        files: new Map([...this.files, [file, shown]]),
        links: {
          toFile: (path) => ({
            childImageSharp: { gatsbyImageData: this.shownPhoto(path) ?? unavailable(basePath) },
          }),
          toListed: ({ fields }) => fields,
        },
        downloads: loadedDownloads(),
        basePath,
        draft: file,
        today,
      });
      this.post({ kind: "draft", nodes, builtOn: today, ...place });
      const isEarlier = this.earlier !== undefined;
      const wrong = invalidField(file, this.draft);
      const words = wrong
        ? `Polje „${wrong}” još nije ispravno, pa se vidi ono što je sačuvano.`
        : dateWords(today, date);
      if (!this.isFollowed) this.followFocus();
      this.say(isEarlier ? "Ranija verzija." : words, isEarlier);
    });
  };

  private readonly goToPlace = () => {
    if (lastField?.form === window.location.hash) this.followFocus();
    else if (this.folder) this.follow(wordsOf(String(this.draft.title ?? "")));
  };

  private post(message: DraftMessage | FocusMessage): void {
    if (this.isReady) this.frame?.contentWindow?.postMessage(message, window.origin);
  }

  private readonly receive = ({ origin, source, data }: MessageEvent<PageMessage>) => {
    if (origin !== window.origin || source !== this.frame?.contentWindow) return;
    if (data.kind === "ready") {
      this.isReady = true;
      this.send();
      // After the draft.
      requestAnimationFrame(this.goToPlace);
      return;
    }
    if (data.kind === "broken") this.say(broken, this.earlier !== undefined);
    if (data.kind !== "pressed") return;
    const photo = this.paths.get(sharedOf(data.photo ?? ""));
    const keyPath = pressedField(this.draft, { ...data, photo });
    if (keyPath !== undefined) goToField(keyPath);
  };

  /** Scroll the page to the words of the focused field. */
  private readonly followFocus = () => {
    const words = lastField ? wordsIn(lastField.element) : "";
    this.isFollowed = words.length >= fewest;
    if (this.isFollowed) this.follow(words);
  };

  private follow(text: string): void {
    if (text) this.post({ kind: "focus", text });
  }
}
