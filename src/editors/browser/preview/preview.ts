import type { CmsConfig } from "@sveltia/cms";
import CMS from "@sveltia/cms";
import { createClass, createElement } from "../page/react";
import { DraftFrame, type PreviewProps } from "./draft-frame";

/** A component while it is mounted. */
interface Component {
  readonly props: PreviewProps;
  readonly state: {
    readonly scale: number | null;
    readonly words: string;
    readonly isEarlier: boolean;
  };
  setState(state: Partial<Component["state"]>): void;
  page: DraftFrame;
  address: string;
}

/** Width of a page in px as on a phone, and on a computer, where it is scaled down to the pane. */
const widths = { phone: 390, computer: 1280 };
/** Height of the line with the button, in px. */
const lineHeight = 52;

const paneStyle = {
  ...{ position: "fixed", inset: 0, display: "flex", flexDirection: "column" },
  ...{ alignItems: "center", background: "#e8e4dc", overflow: "hidden" },
};

const lineStyle = {
  ...{
    flex: "none",
    display: "flex",
    gap: "12px",
    alignItems: "center",
    height: `${lineHeight}px`,
  },
  ...{ font: "15px Figtree, sans-serif", color: "#17234f" },
};

const buttonStyle = {
  ...{
    minHeight: "40px",
    padding: "0 16px",
    margin: "6px",
    border: "1px solid",
    background: "none",
  },
  ...{ borderRadius: "4px", font: "15px Figtree, sans-serif", color: "#17234f", cursor: "pointer" },
};

/** @param scale of a page as on a computer; null as on a phone */
function frameStyle(scale: number | null): object {
  const shared = { flex: "none", border: 0, background: "#fff" };
  if (scale === null)
    return {
      ...shared,
      width: `min(100%, ${widths.phone}px)`,
      height: `calc(100% - ${lineHeight}px)`,
    };
  const height = `calc((100vh - ${lineHeight}px) / ${scale})`;
  const scaled = { transform: `scale(${scale})`, transformOrigin: "top", height };
  return { ...shared, ...scaled, width: `${widths.computer}px` };
}

const button = (label: string, onClick: (event: { view: Window }) => void) =>
  createElement("button", { type: "button", style: buttonStyle, onClick }, label);

/** The preview of the files of one form: the page itself, in a frame. */
function previewOf(name: string, folder: string | undefined) {
  return createClass({
    displayName: name,
    getInitialState: () => ({ scale: null, words: "", isEarlier: false }),
    componentDidUpdate(this: Component, before: PreviewProps) {
      if (before !== this.props) this.page.show(this.props);
    },
    componentWillUnmount(this: Component) {
      this.page.close();
    },
    render(this: Component) {
      this.page ??= new DraftFrame(this.props, folder, (words, isEarlier) => {
        const { state } = this;
        if (words !== state.words || isEarlier !== state.isEarlier)
          this.setState({ words, isEarlier });
      });
      this.address ??= this.page.address();
      const { scale, words, isEarlier } = this.state;
      const turn = ({ view }: { view: Window }) =>
        this.setState({
          scale: scale === null ? Math.min(1, view.innerWidth / widths.computer) : null,
        });
      const label = scale === null ? "Kao na računaru" : "Kao na telefonu";
      return createElement(
        "div",
        { style: paneStyle },
        createElement(
          "div",
          { style: lineStyle },
          !isEarlier && button(label, turn),
          createElement("span", { role: "status" }, words),
          isEarlier && button("Vrati je", () => void this.page.putBack()),
          isEarlier && button("Nazad", () => this.page.leaveEarlier()),
        ),
        createElement("iframe", {
          title: "Stranica",
          src: this.address,
          style: frameStyle(scale),
          ref: this.page.setFrame,
        }),
      );
    },
  });
}

/** Shows beside every form the page on which its files are seen. */
export function registerPreviews({ collections = [] }: CmsConfig): void {
  for (const collection of collections) {
    if ("files" in collection)
      for (const { name } of collection.files ?? [])
        CMS.registerPreviewTemplate(name, previewOf(name, undefined));
    else if ("folder" in collection)
      CMS.registerPreviewTemplate(collection.name, previewOf(collection.name, collection.folder));
  }
}
