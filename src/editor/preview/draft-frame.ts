import { getCollection } from "../../content/collections";
import type { Fields } from "../../content/values";
import { toSarajevoTime } from "../../domain/dates";
import type { DraftMessage, PageMessage, ScrollMessage } from "../../preview/draft-message";
import { renderContent } from "../../rendering/render-content";
import { contentTypes } from "../../site";
import { mergeAddedPhotos } from "../model/added-photos";
import { getLoadedDownloads, getLoadedFields } from "../model/loaded";
import type { PreviewProps } from "../sveltia/types";
import { findDraftPhoto } from "./draft-photos";
import { type EarlierVersion, followVersions, restoreVersion } from "./earlier-version";
import { getFocusedText, toPlainText } from "./focused-field";
import {
  explainDate,
  findPreviewLocation,
  getDateToShow,
  getEditedFile,
  withVisibleDates,
} from "./location";

/** The URL of the site, with its path prefix and without a trailing slash. */
const siteUrl = new URL("..", import.meta.url).href.replace(/\/$/, "");
const basePath = new URL(siteUrl).pathname.replace(/\/$/, "");

const brokenMessage = "Ovo se ne može prikazati, pa se vidi ono što je bilo prije.";

/** In characters. Shorter texts match in too many places. */
const minSearchLength = 4;

/** A page of the site in a frame, which shows what is being edited. */
export class DraftFrame {
  /** The initial URL, which must not change while a title is typed: the frame would reload. */
  readonly url: string;
  private readonly files = getLoadedFields();
  private stopFollowingVersions = () => {};
  private frame: HTMLIFrameElement | null = null;
  private isReady = false;
  private frameRequest = 0;
  /** False while the text of the focused field is too short to search for; the next draft tries again. */
  private hasScrolledToFocus = true;
  /** The earlier version that the page shows in place of the form's content. */
  private earlier: EarlierVersion | undefined;

  /**
   * @param folder of a collection of several files
   * @param setStatus shows a text above the page; `isEarlier` if the page shows an earlier version
   */
  constructor(
    private props: PreviewProps,
    private readonly folder: string | undefined,
    private readonly setStatus: (status: string, isEarlier: boolean) => void,
  ) {
    const fields = this.getShownFields();
    this.url = siteUrl + findPreviewLocation(this.getFile(fields), fields, this.files).route;
  }

  /** Start to follow the page in the frame, and the form. */
  open(): void {
    this.stopFollowingVersions = followVersions(this.getPath(), this.showEarlier);
    window.addEventListener("message", this.receive);
    window.addEventListener("focusin", this.scrollToFocused);
  }

  setFrame = (frame: HTMLIFrameElement | null) => {
    this.frame = frame;
    this.isReady = false;
  };

  /** Show the present content of the form. */
  show(props: PreviewProps): void {
    this.props = props;
    this.send();
  }

  /** Return from an earlier version to the content of the form. */
  leaveEarlier(): void {
    this.earlier = undefined;
    this.send();
  }

  /** Save the shown earlier version, once confirmed. If the gate refuses it, a dialog says why. */
  restoreEarlier(): void {
    if (this.earlier) restoreVersion(this.getPath(), this.earlier.text).catch(() => undefined);
  }

  close(): void {
    this.stopFollowingVersions();
    window.removeEventListener("message", this.receive);
    window.removeEventListener("focusin", this.scrollToFocused);
    cancelAnimationFrame(this.frameRequest);
  }

  private getPath(): string {
    return this.props.entry.get("path") ?? "";
  }

  /** Return the fields of the earlier version that is shown, or else those of the form. */
  private getShownFields(): Fields {
    return this.earlier?.fields ?? mergeAddedPhotos(this.props.entry.get("data")?.toJS() ?? {});
  }

  private getFile({ title }: Fields): string {
    return getEditedFile(this.getPath(), this.folder, title, this.files);
  }

  private readonly showEarlier = (version: EarlierVersion | undefined) => {
    const isEarlier = this.earlier !== undefined;
    this.earlier = version ?? this.earlier;
    if (version) this.send();
    else this.setStatus("Ova verzija se ne može prikazati. Pokušajte ponovo.", isEarlier);
  };

  /** Send the draft in the next animation frame, once for all changes until then. */
  private readonly send = () => {
    cancelAnimationFrame(this.frameRequest);
    this.frameRequest = requestAnimationFrame(() => {
      const fields = this.getShownFields();
      const file = this.getFile(fields);
      const { route: _route, ...location } = findPreviewLocation(file, fields, this.files);
      const { date: today } = toSarajevoTime(new Date());
      const date = getDateToShow(fields, today);
      this.post({ kind: "draft", nodes: this.render(file, fields, date), date, ...location });
      if (!this.hasScrolledToFocus) this.scrollToFocused();
      if (this.earlier) this.setStatus("Ranija verzija.", true);
      else this.setStatus(explainDate(date, today), false);
    });
  };

  /** Return all content as the pages show it on a date, with the edited fields in `file`. */
  private render(file: string, fields: Fields, date: string) {
    const shown =
      getCollection(file)?.type === contentTypes.notice ? withVisibleDates(fields, date) : fields;
    return renderContent({
      files: new Map([...this.files, [file, shown]]),
      photoResolver: {
        resolvePhoto: (path) => ({
          childImageSharp: { gatsbyImageData: findDraftPhoto(path, this.send) },
        }),
        resolveListedPhoto: ({ fields }) => fields,
      },
      downloads: getLoadedDownloads(),
      basePath,
      date,
    });
  }

  private post(message: DraftMessage | ScrollMessage): void {
    if (this.isReady) this.frame?.contentWindow?.postMessage(message, window.origin);
  }

  private readonly receive = ({ origin, source, data }: MessageEvent<PageMessage>) => {
    if (origin !== window.origin || source !== this.frame?.contentWindow) return;
    if (data?.kind === "ready") {
      this.isReady = true;
      this.send();
      // After the draft, in which the page searches for the text.
      requestAnimationFrame(this.scrollToStart);
    } else if (data?.kind === "broken") this.setStatus(brokenMessage, this.earlier !== undefined);
  };

  private readonly scrollToStart = () => {
    if (getFocusedText() !== undefined) this.scrollToFocused();
    else if (this.folder) this.scrollToText(toPlainText(String(this.getShownFields().title ?? "")));
  };

  /** Scroll the page to the text of the focused field. */
  private readonly scrollToFocused = () => {
    const text = getFocusedText() ?? "";
    this.hasScrolledToFocus = text.length >= minSearchLength;
    if (this.hasScrolledToFocus) this.scrollToText(text);
  };

  private scrollToText(text: string): void {
    if (text) this.post({ kind: "scroll", text });
  }
}
