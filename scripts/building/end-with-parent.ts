// Loaded into every process of Gatsby: it ends with the one that has started it. Left alone after a
// kill -9 it would go on writing into folders that the next command has taken over.
const parentId = Number(process.env.SANJALICA_PARENT);
const CHECK_MS = 200;

function isGone(): boolean {
  if (process.ppid !== parentId) return true;
  try {
    process.kill(parentId, 0);
    return false;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "ESRCH";
  }
}

// Not where a shell stands between the two.
if (process.ppid === parentId) {
  setInterval(() => isGone() && process.kill(process.pid, "SIGKILL"), CHECK_MS).unref();
}
process.env.SANJALICA_PARENT = String(process.pid);

export {};
