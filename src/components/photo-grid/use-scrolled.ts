import { useEffect, useState } from "react";

/** Whether the visitor has left the top of the page. */
export function useScrolled(): boolean {
  const [isScrolled, setScrolled] = useState(false);

  useEffect(() => {
    if (isScrolled) return;
    const look = () => window.scrollY > 0 && setScrolled(true);
    look();
    window.addEventListener("scroll", look, { passive: true });
    return () => window.removeEventListener("scroll", look);
  }, [isScrolled]);

  return isScrolled;
}
