import { memo, useEffect, useInsertionEffect } from "react";
import { Helmet } from "react-helmet";
import { dayClass, isDaylight } from "../../domain/daylight";
import type { Sky } from "../../site";
import { useNow } from "../use-now";
import { nightColor, skyColors } from "./sky-colors";

/** Set the colour of a page's sky (`--day`) and the class for daylight on `<html>`, and the colour of the browser. */
export const PageSky = memo(function PageSky({ sky }: { readonly sky: Sky }) {
  const now = useNow();
  const isDay = now !== null && isDaylight(now);
  const color = skyColors[sky];

  useEffect(() => {
    if (now) document.documentElement.classList.toggle(dayClass, isDay);
  }, [now, isDay]);

  // Helmet sets it some frames later, and the scene of the next page needs it at once.
  useInsertionEffect(() => document.documentElement.style.setProperty("--day", color), [color]);

  return (
    <Helmet>
      <style>{`html{--day:${color}}`}</style>
      <meta name="theme-color" content={isDay ? color : nightColor} />
    </Helmet>
  );
});
