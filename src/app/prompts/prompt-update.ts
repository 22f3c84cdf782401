import type { AppVersion } from '#generated/http/schemas/app-version.ts'
import { isOutdated, VERSION_CODE } from '#src/platform/app-version.ts'
import type { AppBridge } from '#src/platform/bridge/app-bridge.ts'
import { loadBridge } from '#src/platform/bridge/bridge.ts'
import type { OverlayStore } from '#src/stores/overlay-store.ts'

function isSafe(address: string): boolean {
  return URL.canParse(address) && new URL(address).protocol === 'https:'
}

/**
 * Offers the newest version if the installed one is older or unknown: the wrapper opens the download, if its address is
 * safe; the web reloads.
 */
export async function promptToUpdate(
  overlays: Pick<OverlayStore, 'enqueue'>,
  { versionCode, downloadUrl }: AppVersion,
  known?: Pick<AppBridge, 'isNative' | 'installedVersionCode'>,
): Promise<void> {
  const bridge = known ?? (await loadBridge())
  const installed = bridge.isNative ? await bridge.installedVersionCode() : VERSION_CODE
  if (!isOutdated(installed, versionCode)) return
  if (!bridge.isNative) overlays.enqueue('appUpdate', { downloadUrl: null })
  else if (isSafe(downloadUrl)) overlays.enqueue('appUpdate', { downloadUrl })
}
