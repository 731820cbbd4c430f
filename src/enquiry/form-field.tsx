import { useId } from "react";
import { messageRows } from "../site";
import type { FieldName } from "./enquiry";
import * as css from "./enquiry-form.module.css";

interface FormFieldProps {
  readonly name: FieldName;
  readonly texts: { readonly label: string; readonly placeholder: string };
  readonly isReadOnly: boolean;
}

/** Hints for on-screen keyboards and autofill. The text itself stays free (specification, section 5). */
const hints = {
  name: { autoComplete: "name" },
  phone: { autoComplete: "tel", inputMode: "tel" },
  email: { autoComplete: "email", inputMode: "email", autoCapitalize: "none", spellCheck: false },
} as const;

/** One field with its label. It keeps its value itself: browsers fill in some without an event for React. */
export function FormField({ name, texts, isReadOnly }: FormFieldProps) {
  const shared = {
    id: useId(),
    className: css.input,
    name,
    placeholder: texts.placeholder,
    readOnly: isReadOnly,
  };
  return (
    <div className={name === "message" ? css.message : css.field}>
      <label htmlFor={shared.id}>{texts.label}</label>
      {name === "message" ? (
        <textarea {...shared} rows={messageRows} />
      ) : (
        <input {...shared} {...hints[name]} type="text" enterKeyHint="send" />
      )}
    </div>
  );
}
