// A bundle of its own, which runs before the site's: React and the router would otherwise be
// evaluated in one task, which on a weak phone keeps a tap waiting for more than 50 ms.
import "react-dom/client";
