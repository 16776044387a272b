// @ts-check
import { accessSync, constants, existsSync, statSync } from 'node:fs';
import path from 'node:path';

// The shell first: a window's frame, which no test sees, costs a browser as much as most of our pages.
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];

/**
 * The Chromium to test with: PLAYWRIGHT_CHROMIUM, else one on the PATH, else Playwright's own download.
 * @returns {Promise<string | undefined>} undefined when this machine has none
 */
export async function findChromium() {
  const chosen = process.env.PLAYWRIGHT_CHROMIUM;
  if (chosen) return isProgram(chosen) ? chosen : undefined;
  const folders = ['/usr/bin', ...(process.env.PATH ?? '').split(path.delimiter)];
  const installed = folders.flatMap((folder) => names.map((name) => path.join(folder, name))).find(isProgram);
  if (installed) return installed;
  const { chromium } = await import('@playwright/test');
  const downloaded = chromium.executablePath();
  return existsSync(downloaded) ? downloaded : undefined;
}

/** @param {string} file */
function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

/**
 * How to start it: as root in a container there is no sandbox, and a test must not wait for a network.
 * @param {string | undefined} executablePath
 */
export function launchOptions(executablePath) {
  return {
    executablePath,
    chromiumSandbox: false,
    args: ['--disable-background-networking', '--disable-component-update', '--no-default-browser-check'],
  };
}
