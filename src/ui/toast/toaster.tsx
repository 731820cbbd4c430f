import "../../styles/shared-styles";
import { createRoot } from "react-dom/client";
import {
  type CloseButtonProps,
  cssTransition,
  ToastContainer,
  toast,
} from "react-toastify/unstyled";
import { toastDragPercent, toastMs } from "../../site";
import { CheckMark } from "../check-mark";
import { Icon } from "../icon/icon";
import * as css from "./toast.module.css";

/** A short message at the top right of the page. It stays while the pointer is over it, or the window has no focus. */
export interface ToastMessage {
  readonly kind: "success" | "failure";
  readonly title: string;
  readonly detail?: string;
}

export interface ToastLabels {
  readonly region: string;
  readonly close: string;
}

const transition = cssTransition({ enter: `${css.enter}`, exit: `${css.leave}` });

let isMounted = false;

/** Add the toasts' container to the page, once, and return a function that shows a message. */
export function mountToaster(labels: ToastLabels): (message: ToastMessage) => void {
  if (isMounted) return showToast;
  isMounted = true;
  const closeButton = ({ closeToast }: CloseButtonProps) => (
    <button
      type="button"
      className={css.close}
      aria-label={labels.close}
      onClick={() => closeToast(true)}
    >
      <Icon name="close" />
    </button>
  );
  const host = document.body.appendChild(document.createElement("div"));
  createRoot(host).render(
    <ToastContainer
      aria-label={labels.region}
      className={css.container}
      toastClassName={css.toast}
      position="top-right"
      autoClose={toastMs}
      pauseOnHover
      pauseOnFocusLoss
      draggable
      draggablePercent={toastDragPercent}
      hotKeys={({ altKey, code }) => altKey && code === "KeyT"}
      transition={transition}
      closeButton={closeButton}
      icon={false}
      // Hides the bar, whose name is English, from screen readers. The rule that hides it visually is not loaded.
      hideProgressBar
    />,
  );
  return showToast;
}

/** Show a message. A failure interrupts the screen reader, a success waits until it is silent. */
function showToast({ kind, title, detail }: ToastMessage): void {
  const isFailure = kind === "failure";
  toast(
    <>
      {isFailure ? (
        <Icon name="alert" className={css.failureIcon} />
      ) : (
        <CheckMark className={css.icon} />
      )}
      <div>
        <p className={css.title}>{title}</p>
        {detail && <p className={css.detail}>{detail}</p>}
      </div>
    </>,
    {
      role: isFailure ? "alert" : "status",
      progressClassName: isFailure ? css.failureBar : css.bar,
    },
  );
}
