/** @jsxImportSource ../sveltia */
import type { CmsConfig } from "@sveltia/cms";
import CMS from "@sveltia/cms";
import { createClass } from "../sveltia/jsx-runtime";
import type { PreviewProps } from "../sveltia/types";
import { DraftFrame } from "./draft-frame";

/** The `this` of a preview component. */
interface PreviewComponent {
  readonly props: PreviewProps;
  readonly state: {
    /** Scale of the desktop layout; null for the phone layout. */
    readonly scale: number | null;
    readonly status: string;
    readonly isEarlier: boolean;
  };
  setState(state: Partial<PreviewComponent["state"]>): void;
  frame: DraftFrame;
}

/** Width of the desktop layout, which is scaled down to the pane, in px. */
const desktopWidth = 1280;

/** The editor's font, copied, because the preview is a separate document. */
const font =
  /@font-face\s*\{.*?\}/s.exec(document.querySelector("style")?.textContent ?? "")?.[0] ?? "";

const style = `${font}
.pane { position: fixed; inset: 0; display: flex; flex-direction: column; align-items: center;
  overflow: hidden; background: #e8e4dc; color: #17234f; font: 15px Figtree, sans-serif }
.pane > div { flex: none; display: flex; gap: 12px; align-items: center; height: 52px }
.pane button { flex: none; min-height: 40px; margin: 6px; padding: 0 16px; border: 1px solid; border-radius: 4px;
  background: none; color: inherit; font: inherit; cursor: pointer }
.pane iframe { flex: none; width: min(100%, 390px); height: calc(100% - 52px); border: 0; background: #fff }
.pane .scaled { width: ${desktopWidth}px; height: calc((100vh - 52px) / var(--scale));
  transform: scale(var(--scale)); transform-origin: top }
`;

const button = (label: string, onClick: (event: { view: object }) => void) => (
  <button type="button" onClick={onClick}>
    {label}
  </button>
);

/** Return the preview component for the files of one form: the page itself, in a frame. */
function createPreview(name: string, folder: string | undefined) {
  return createClass({
    displayName: name,
    getInitialState: () => ({ scale: null, status: "", isEarlier: false }),
    componentDidMount(this: PreviewComponent) {
      this.frame.open();
    },
    componentDidUpdate(this: PreviewComponent, before: PreviewProps) {
      if (before !== this.props) this.frame.show(this.props);
    },
    componentWillUnmount(this: PreviewComponent) {
      this.frame.close();
    },
    render(this: PreviewComponent) {
      this.frame ??= new DraftFrame(this.props, folder, (status, isEarlier) =>
        this.setState({ status, isEarlier }),
      );
      const { scale, status, isEarlier } = this.state;
      const toggleScale = ({ view }: { view: object }) => {
        const { innerWidth } = view as Window;
        this.setState({ scale: scale === null ? Math.min(1, innerWidth / desktopWidth) : null });
      };
      const label = scale === null ? "Kao na računaru" : "Kao na telefonu";
      return (
        <div className="pane">
          <style>{style}</style>
          <div>
            {!isEarlier && button(label, toggleScale)}
            <span role="status">{status}</span>
            {isEarlier && button("Vrati je", () => this.frame.restoreEarlier())}
            {isEarlier && button("Nazad", () => this.frame.leaveEarlier())}
          </div>
          <iframe
            title="Stranica"
            src={this.frame.url}
            className={scale === null ? "" : "scaled"}
            style={{ "--scale": scale } as object}
            ref={this.frame.setFrame}
          />
        </div>
      );
    },
  });
}

/** Register for every form a preview, which shows the page with the edited file. */
export function registerPreviews({ collections = [] }: CmsConfig): void {
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
