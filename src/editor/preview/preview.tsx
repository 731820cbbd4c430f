/** @jsxImportSource ../sveltia */
import type { CmsConfig } from "@sveltia/cms";
import CMS from "@sveltia/cms";
import { createClass } from "../sveltia/jsx-runtime";
import type { PreviewProps } from "../sveltia/types";
import { DraftFrame } from "./draft-frame";

/** A component while it is mounted. */
interface Component {
  readonly props: PreviewProps;
  readonly state: {
    /** The scale of a page as on a computer; null if it is shown as on a phone. */
    readonly scale: number | null;
    readonly words: string;
    readonly isEarlier: boolean;
  };
  setState(state: Partial<Component["state"]>): void;
  draft: DraftFrame;
}

/** Width of a page as on a computer, where it is scaled down to the pane, in px. */
const computerWidth = 1280;

/** The editor's font: the pane is a document of its own. */
const font =
  /@font-face\s*\{.*?\}/s.exec(document.querySelector("style")?.textContent ?? "")?.[0] ?? "";

const style = `${font}
.pane { position: fixed; inset: 0; display: flex; flex-direction: column; align-items: center;
  overflow: hidden; background: #e8e4dc; color: #17234f; font: 15px Figtree, sans-serif }
.pane > div { flex: none; display: flex; gap: 12px; align-items: center; height: 52px }
.pane button { flex: none; min-height: 40px; margin: 6px; padding: 0 16px; border: 1px solid; border-radius: 4px;
  background: none; color: inherit; font: inherit; cursor: pointer }
.pane iframe { flex: none; width: min(100%, 390px); height: calc(100% - 52px); border: 0; background: #fff }
.pane .scaled { width: ${computerWidth}px; height: calc((100vh - 52px) / var(--scale));
  transform: scale(var(--scale)); transform-origin: top }
`;

const button = (label: string, onClick: (event: { view: object }) => void) => (
  <button type="button" onClick={onClick}>
    {label}
  </button>
);

/** Return the preview of the files of one form: the page itself, in a frame. */
function createPreview(name: string, folder: string | undefined) {
  return createClass({
    displayName: name,
    getInitialState: () => ({ scale: null, words: "", isEarlier: false }),
    componentDidUpdate(this: Component, before: PreviewProps) {
      if (before !== this.props) this.draft.show(this.props);
    },
    componentWillUnmount(this: Component) {
      this.draft.close();
    },
    render(this: Component) {
      this.draft ??= new DraftFrame(this.props, folder, (words, isEarlier) =>
        this.setState({ words, isEarlier }),
      );
      const { scale, words, isEarlier } = this.state;
      const turn = ({ view }: { view: object }) => {
        const { innerWidth } = view as Window;
        this.setState({ scale: scale === null ? Math.min(1, innerWidth / computerWidth) : null });
      };
      const label = scale === null ? "Kao na računaru" : "Kao na telefonu";
      return (
        <div className="pane">
          <style>{style}</style>
          <div>
            {!isEarlier && button(label, turn)}
            <span role="status">{words}</span>
            {isEarlier && button("Vrati je", () => this.draft.putBack())}
            {isEarlier && button("Nazad", () => this.draft.leaveEarlier())}
          </div>
          <iframe
            title="Stranica"
            src={this.draft.url}
            className={scale === null ? "" : "scaled"}
            style={{ "--scale": scale } as object}
            ref={this.draft.setFrame}
          />
        </div>
      );
    },
  });
}

/** Show beside every form the page on which its files are seen. */
export function installPreviews({ collections = [] }: CmsConfig): void {
  for (const collection of collections) {
    if ("files" in collection)
      for (const { name } of collection.files ?? [])
        CMS.registerPreviewTemplate(name, createPreview(name, undefined));
    else if ("folder" in collection)
      CMS.registerPreviewTemplate(
        collection.name,
        createPreview(collection.name, collection.folder),
      );
  }
}
