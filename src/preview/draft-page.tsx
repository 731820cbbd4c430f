// Loaded in a frame alone: shows what is being edited in place of the published content.
import { StaticQueryContext } from "gatsby";
import {
  Component,
  cloneElement,
  lazy,
  type PropsWithChildren,
  type ReactNode,
  Suspense,
  useContext,
  useLayoutEffect,
  useMemo,
  useSyncExternalStore,
} from "react";
import { sarajevoClock } from "../domain/dates";
import { preview } from "../shell/shell";
import type { PageContext } from "../site";
import { setClock } from "../ui/use-now";
import { keepInside, leavePlace } from "./keep-inside";
import { type DraftMessage, type FocusMessage, tell } from "./message";
import { queryResults } from "./query-results";
import { openSection, scrollToText } from "./scroll";

/** The published site may have no page that staff have added, and never has a new one. */
const AddedPage = lazy(() => import("../templates/added-page"));

let draft: DraftMessage | null = null;

/** The text to scroll to once it is shown; empty afterwards. */
let wanted = "";

function scrollToWanted(): void {
  if (wanted && scrollToText(wanted)) wanted = "";
}

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The shell's query with the draft's facts in place of the published ones. */
function useShared(results: object) {
  const published = useContext(StaticQueryContext);
  return useMemo(
    () =>
      Object.fromEntries(
        Object.entries(published).map(([id, { data }]) => [id, { data: { ...data, ...results } }]),
      ),
    [published, results],
  );
}

const DraftPage: typeof preview.Page = ({ element, context, wrap }) => {
  const shown = useSyncExternalStore(
    subscribe,
    () => draft,
    () => null,
  );
  const own: PageContext = useMemo(
    () => ({ ...context, ...(shown && { builtOn: shown.builtOn }), ...shown?.added }),
    [context, shown],
  );
  const results = useMemo(() => (shown ? queryResults(shown.nodes, own) : {}), [shown, own]);
  const shared = useShared(results);
  const props = shown && { data: { ...element.props.data, ...results }, pageContext: own };
  const page =
    props && shown.added ? (
      <Suspense fallback={null}>
        <AddedPage {...(props as unknown as Parameters<typeof AddedPage>[0])} />
      </Suspense>
    ) : (
      cloneElement(element, props ?? {})
    );
  const section = shown?.section;

  useLayoutEffect(() => {
    if (section) openSection(section);
  }, [section]);

  useLayoutEffect(scrollToWanted);

  return (
    <LastGood>
      <StaticQueryContext.Provider value={shared}>{wrap(page, own)}</StaticQueryContext.Provider>
    </LastGood>
  );
};

/** Noon in Sarajevo, in summer or winter within an hour; today it is now. */
function atNoon(date: string): Date {
  const now = new Date();
  return sarajevoClock(now).date === date ? now : new Date(`${date}T11:00Z`);
}

function receive({ data, origin, source }: MessageEvent<DraftMessage | FocusMessage>): void {
  if (origin !== window.origin || source !== window.top) return;
  if (data?.kind === "focus") {
    leavePlace();
    wanted = data.text;
    scrollToWanted();
  }
  if (data?.kind !== "draft") return;
  if (draft?.builtOn !== data.builtOn) setClock(() => atNoon(data.builtOn));
  draft = data;
  for (const listener of listeners) listener();
}

/** Shows drafts in place of the published page, which is hydrated first. */
export function followDraft(): void {
  preview.Page = DraftPage;
  window.addEventListener("message", receive);
  keepInside();
  tell({ kind: "ready" });
}

/** Shows its last children that could be rendered while the present ones throw. */
class LastGood extends Component<PropsWithChildren, { readonly broken: ReactNode }> {
  override state = { broken: null };
  private good: ReactNode = null;

  override componentDidCatch(): void {
    this.setState({ broken: this.props.children });
    tell({ kind: "broken" });
  }

  override componentDidMount(): void {
    this.componentDidUpdate();
  }

  override componentDidUpdate(): void {
    if (this.state.broken !== this.props.children) this.good = this.props.children;
  }

  override render(): ReactNode {
    return this.state.broken === this.props.children ? this.good : this.props.children;
  }
}
