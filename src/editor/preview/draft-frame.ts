import type { Fields } from "../../content/values";
import { toSarajevoTime } from "../../domain/dates";
import type { DraftMessage, FocusMessage, PageMessage } from "../../rendering/draft-message";
import { renderContent } from "../../rendering/render-content";
import { mergeAddedPhotos } from "../model/added-photos";
import { getLoadedDownloads, getLoadedFields } from "../model/loaded";
import type { PreviewProps } from "../sveltia/types";
import { DraftPhotos } from "./draft-photos";
import { type EarlierVersion, followVersions, putBack } from "./earlier-version";
import { getFocusedWords, toWords } from "./focused-field";
import { describeDate, findPlace, getDateToShow, getEditedFile } from "./place";

/** The URL of the site, with its path prefix, without a slash at the end. */
const site = new URL("..", import.meta.url).href.replace(/\/$/, "");
const basePath = new URL(site).pathname.replace(/\/$/, "");

const broken = "Ovo se ne može prikazati, pa se vidi ono što je bilo prije.";

/** In characters. A shorter text is found all over the page. */
const shortestSearch = 4;

/** A page of the site in a frame, which shows what is being edited. */
export class DraftFrame {
  /** The URL of the page at first: it stays while a title is written. */
  readonly url: string;
  private readonly files = getLoadedFields();
  private readonly photos: DraftPhotos;
  private readonly stopVersions: () => void;
  private frame: HTMLIFrameElement | null = null;
  private isReady = false;
  private request = 0;
  /** False while the text of the focused field is too short to look for; the next draft tries again. */
  private isFollowed = true;
  /** The earlier version that is shown in place of the form. */
  private earlier: EarlierVersion | undefined;

  /**
   * @param folder of a collection of several files
   * @param say shows words beside the page, and whether it is an earlier version
   */
  constructor(
    private props: PreviewProps,
    private readonly folder: string | undefined,
    private readonly say: (words: string, isEarlier: boolean) => void,
  ) {
    const draft = this.getShownFields();
    this.url = site + findPlace(this.getFile(draft), draft, this.files).route;
    this.photos = new DraftPhotos(basePath, this.send);
    this.stopVersions = followVersions(this.path(), this.showEarlier);
    window.addEventListener("message", this.receive);
    window.addEventListener("focusin", this.followFocus);
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
    this.earlier = undefined;
    this.send();
  }

  /** Store the earlier version that is shown. If the gate refuses it, a dialog has said why. */
  putBack(): void {
    if (this.earlier) putBack(this.path(), this.earlier.text).catch(() => undefined);
  }

  close(): void {
    this.stopVersions();
    window.removeEventListener("message", this.receive);
    window.removeEventListener("focusin", this.followFocus);
    cancelAnimationFrame(this.request);
  }

  private path(): string {
    return this.props.entry.get("path") ?? "";
  }

  /** Return what the form has now, or the earlier version in its place. */
  private getShownFields(): Fields {
    return this.earlier?.fields ?? mergeAddedPhotos(this.props.entry.get("data")?.toJS() ?? {});
  }

  private getFile({ title }: Fields): string {
    return getEditedFile(this.path(), this.folder, title, this.files);
  }

  private readonly showEarlier = (version: EarlierVersion | undefined) => {
    const isEarlier = this.earlier !== undefined;
    this.earlier = version ?? this.earlier;
    if (version) this.send();
    else this.say("Ova verzija se ne može prikazati. Pokušajte ponovo.", isEarlier);
  };

  /** Send the draft at the next frame, once for all changes until then. */
  private readonly send = () => {
    cancelAnimationFrame(this.request);
    this.request = requestAnimationFrame(() => {
      const draft = this.getShownFields();
      const file = this.getFile(draft);
      const { route: _route, ...place } = findPlace(file, draft, this.files);
      const { date } = toSarajevoTime(new Date());
      const builtOn = getDateToShow(draft, date);
      this.post({
        kind: "draft",
        nodes: this.render(file, draft, builtOn),
        date: builtOn,
        ...place,
      });
      if (!this.isFollowed) this.followFocus();
      if (this.earlier) this.say("Ranija verzija.", true);
      else this.say(describeDate(builtOn, date), false);
    });
  };

  /** Return all content as pages show it on a date, with the draft. */
  private render(file: string, draft: Fields, today: string) {
    return renderContent({
      files: new Map([...this.files, [file, draft]]),
      photoResolver: {
        resolvePhoto: (path) => ({ childImageSharp: { gatsbyImageData: this.photos.find(path) } }),
        resolveListedPhoto: ({ fields }) => fields,
      },
      downloads: getLoadedDownloads(),
      basePath,
      draft: file,
      date: today,
    });
  }

  private post(message: DraftMessage | FocusMessage): void {
    if (this.isReady) this.frame?.contentWindow?.postMessage(message, window.origin);
  }

  private readonly receive = ({ origin, source, data }: MessageEvent<PageMessage>) => {
    if (origin !== window.origin || source !== this.frame?.contentWindow) return;
    if (data?.kind === "ready") {
      this.isReady = true;
      this.send();
      // Sent after the draft, in which the page looks for the words.
      requestAnimationFrame(this.goToPlace);
    } else if (data?.kind === "broken") this.say(broken, this.earlier !== undefined);
  };

  private readonly goToPlace = () => {
    if (getFocusedWords() !== undefined) this.followFocus();
    else if (this.folder) this.follow(toWords(String(this.getShownFields().title ?? "")));
  };

  /** Scroll the page to the words of the focused field. */
  private readonly followFocus = () => {
    const words = getFocusedWords() ?? "";
    this.isFollowed = words.length >= shortestSearch;
    if (this.isFollowed) this.follow(words);
  };

  private follow(text: string): void {
    if (text) this.post({ kind: "focus", text });
  }
}
