import { useEffect, useState } from "react";

/** True once the visitor has scrolled. */
export function useScrolled(): boolean {
  const [isScrolled, setScrolled] = useState(false);

  useEffect(() => {
    if (isScrolled) return;
    const update = () => window.scrollY > 0 && setScrolled(true);
    update();
    window.addEventListener("scroll", update, { passive: true });
    return () => window.removeEventListener("scroll", update);
  }, [isScrolled]);

  return isScrolled;
}
