import packageJson from "../../../package.json";
import { vendorStyles } from "../../../src/site";

it("names the stylesheets of libraries with the versions that are installed", () => {
  const { leaflet, "yet-another-react-lightbox": lightbox } = packageJson.dependencies;
  expect(vendorStyles).toEqual({
    leaflet: `/vendor/leaflet-${leaflet}.css`,
    lightbox: `/vendor/yet-another-react-lightbox-${lightbox}.css`,
  });
});
