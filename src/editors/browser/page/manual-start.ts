// The editor must not start by itself with a configuration file; it reads this when it is imported.
Object.assign(window, { CMS_MANUAL_INIT: true });
