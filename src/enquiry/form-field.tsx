import { useId } from "react";
import { messageRows } from "../site";
import type { FieldName } from "./enquiry";
import * as css from "./enquiry-form.module.css";

interface FormFieldProps {
  readonly name: FieldName;
  readonly texts: { readonly label: string; readonly placeholder: string };
  readonly value: string;
  readonly isReadOnly: boolean;
  readonly onChange: (name: FieldName, value: string) => void;
}

/** Hints for on-screen keyboards and autofill. The text itself stays free (specification, section 5). */
const hints = {
  name: { autoComplete: "name" },
  phone: { autoComplete: "tel", inputMode: "tel" },
  email: { autoComplete: "email", inputMode: "email", autoCapitalize: "none", spellCheck: false },
} as const;

/** One field with its label; a text area for the message. */
export function FormField({ name, texts, value, isReadOnly, onChange }: FormFieldProps) {
  const shared = {
    id: useId(),
    className: css.input,
    name,
    placeholder: texts.placeholder,
    value,
    readOnly: isReadOnly,
  };
  return (
    <div className={css.field}>
      <label htmlFor={shared.id}>{texts.label}</label>
      {name === "message" ? (
        <textarea
          {...shared}
          rows={messageRows}
          onChange={({ target }) => onChange(name, target.value)}
        />
      ) : (
        <input
          {...shared}
          {...hints[name]}
          type="text"
          onChange={({ target }) => onChange(name, target.value)}
        />
      )}
    </div>
  );
}
