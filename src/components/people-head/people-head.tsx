import { withPrefix } from "gatsby";
import { PageHead, type PageHeadProps } from "../page-head/page-head";
import * as css from "./people-head.module.css";

/** The top of the about page: families on their way home from the centre, below the sun. */
export function PeopleHead(props: Omit<PageHeadProps, "people">) {
  const src = withPrefix("/heads/people.svg");
  return (
    <div className={css.head}>
      <PageHead
        {...props}
        people={
          <span className={css.people}>
            <img width="1136" height="640" alt="" src={src} />
          </span>
        }
      />
    </div>
  );
}
