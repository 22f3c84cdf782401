import type { AppVersion } from '#generated/http/schemas/app-version.ts'
import { isOutdated, VERSION_CODE } from '#src/platform/app-version.ts'
import type { AppBridge } from '#src/platform/app-bridge.ts'
import { loadBridge } from '#src/platform/bridge.ts'
import type { OverlayStore } from '#src/stores/overlay-store.ts'

/**
 * Offers the newest version where the installed one is older or says nothing of itself:
 * in the wrapper its own is compared and its download opens, on the web the build's, and the page reloads. Without an
 * address to be downloaded from safely the wrapper has nothing to offer.
 */
export async function offerUpdate(
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

function isSafe(address: string): boolean {
  return URL.canParse(address) && new URL(address).protocol === 'https:'
}
