// Loaded only in the frame of the editor's preview, to render a draft in place of the published content.
import { StaticQueryContext } from "gatsby";
import {
  Component,
  cloneElement,
  lazy,
  type PropsWithChildren,
  type ReactNode,
  Suspense,
  useCallback,
  useContext,
  useLayoutEffect,
  useMemo,
  useSyncExternalStore,
} from "react";
import { toSarajevoTime } from "../domain/dates";
import { Shell, type WrapPage } from "../shell/shell";
import type { PageContext } from "../site";
import { setClock } from "../ui/use-now";
import type { DraftMessage, PageMessage, ScrollMessage } from "./draft-message";
import { addedPageFields, getQueryResults } from "./query-results";
import { restrictFrame } from "./restrict-frame";

/** Loaded when needed: a new page is rendered in the frame of the home page, whose scripts have no such template. */
const AddedPage = lazy(() => import("../templates/added-page"));

let latestDraft: DraftMessage | null = null;

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A text to scroll to as soon as it is rendered; empty if none. */
let pendingText = "";

/** Find the innermost element with a text, first in the page itself. */
function findElement(text: string): Element | undefined {
  const hasText = (one: Element) =>
    !(one instanceof SVGElement) && one.textContent?.replace(/\s+/g, " ").includes(text);
  return ["main", "header", "footer"]
    .flatMap((region) => [...document.querySelectorAll(`${region} *`)])
    .find((one) => hasText(one) && ![...one.children].some(hasText));
}

/** Scroll to the pending text once it is rendered, and open its section. */
function scrollToPendingText(): void {
  const element = pendingText ? findElement(pendingText) : undefined;
  if (!element) return;
  pendingText = "";
  const section = element.closest("details");
  if (section) section.open = true;
  element.scrollIntoView({ behavior: "instant", block: "center" });
}

/** Open a section without moving the focus, which is in the editor's form. */
function openSection(fragment: string): void {
  const section = document.getElementById(fragment)?.closest("details");
  if (!section || section.open) return;
  section.open = true;
  section.scrollIntoView({ behavior: "instant", block: "start" });
}

/** Returns the published results of a query, with the draft's in their place. */
type ApplyDraft = (published: object, fields?: readonly string[]) => object;

/** Return all static queries with the draft's results in place of the published ones. */
function useStaticQueries(showDraft: ApplyDraft) {
  const published = useContext(StaticQueryContext);
  return useMemo(
    () =>
      Object.fromEntries(
        Object.entries(published).map(([id, { data }]) => [id, { data: showDraft(data) }]),
      ),
    [published, showDraft],
  );
}

function DraftPage({ element, props }: Parameters<WrapPage>[0]) {
  const { location, data: published, pageContext: context } = props;
  const draft = useSyncExternalStore(
    subscribe,
    () => latestDraft,
    () => null,
  );
  const pageContext: PageContext = useMemo(
    () => ({ ...context, ...(draft && { builtOn: draft.date }), ...draft?.added }),
    [context, draft],
  );
  const showDraft: ApplyDraft = useCallback(
    (published, fields = Object.keys(published)) =>
      draft ? { ...published, ...getQueryResults(fields, draft.nodes, pageContext) } : published,
    [draft, pageContext],
  );
  const staticQueries = useStaticQueries(showDraft);
  const data = showDraft(published, draft?.added && addedPageFields);
  const page = draft?.added ? (
    <Suspense fallback={null}>
      <AddedPage {...element.props} data={data} pageContext={pageContext} />
    </Suspense>
  ) : (
    cloneElement(element, { data, pageContext })
  );
  const section = draft?.section;

  useLayoutEffect(() => {
    if (section) openSection(section);
  }, [section]);

  useLayoutEffect(scrollToPendingText);

  return (
    <LastValidRender>
      <StaticQueryContext.Provider value={staticQueries}>
        <Shell location={location} context={pageContext}>
          {/* Inside the shell's own boundary, which would show the error view. */}
          <LastValidRender>{page}</LastValidRender>
        </Shell>
      </StaticQueryContext.Provider>
    </LastValidRender>
  );
}

/** Return a time on a date: now if it is today, or else noon in Sarajevo, an hour later in summer. */
function getTimeOn(date: string): Date {
  const now = new Date();
  return toSarajevoTime(now).date === date ? now : new Date(`${date}T11:00Z`);
}

function receive({ data, origin, source }: MessageEvent<DraftMessage | ScrollMessage>): void {
  if (origin !== window.origin || source !== window.top) return;
  if (data?.kind === "scroll") {
    pendingText = data.text;
    scrollToPendingText();
  }
  if (data?.kind !== "draft") return;
  if (latestDraft?.date !== data.date) setClock(() => getTimeOn(data.date));
  latestDraft = data;
  for (const listener of listeners) listener();
}

function postToEditor(message: PageMessage): void {
  window.top?.postMessage(message, window.origin);
}

/** Wrap every page in the shell, with the draft in its place once there is one. */
export const wrapDraft: WrapPage = (args) => <DraftPage {...args} />;

/** Ask the editor for drafts, and render them in place of the published page, which is hydrated first. */
export function startDraftPreview(): void {
  window.addEventListener("message", receive);
  restrictFrame();
  postToEditor({ kind: "ready" });
}

interface RenderState {
  readonly children: ReactNode;
  readonly isFailed: boolean;
}

/** Renders the last children that did not throw while the current ones do. */
class LastValidRender extends Component<PropsWithChildren, RenderState> {
  override state = { children: null, isFailed: false };
  private lastValid: ReactNode = null;

  static getDerivedStateFromProps({ children }: PropsWithChildren, state: RenderState) {
    return children === state.children ? null : { children, isFailed: false };
  }

  static getDerivedStateFromError() {
    return { isFailed: true };
  }

  override componentDidCatch(): void {
    postToEditor({ kind: "broken" });
  }

  override componentDidMount(): void {
    this.componentDidUpdate();
  }

  override componentDidUpdate(): void {
    if (!this.state.isFailed) this.lastValid = this.props.children;
  }

  override render(): ReactNode {
    return this.state.isFailed ? this.lastValid : this.props.children;
  }
}
