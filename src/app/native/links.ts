import { OrderNo } from '#generated/http/schemas/order-no.ts'
import { getReturnPath } from '#src/routing/pay-return.ts'
import { ROUTES, toRoutePath } from '#src/routing/route-names.ts'
import type { NativeLink } from '#src/platform/bridge/native-events.ts'
import { NOT_DISMISSIBLE } from '#src/stores/overlay-names.ts'
import type { OverlayStore } from '#src/stores/overlay-store.ts'

/** Longer than any link of the site. */
const MAX_LINK_LENGTH = 2048

/** What a link is compared with. */
export interface OwnSite {
  readonly origin: string
  /** The app's id is a scheme for the same pages: a browser keeps a plain link to the site's own host. */
  readonly appId: string | undefined
}

/** The page that an app link leads to, with its query; undefined for another origin or scheme. */
export function readLink(url: string, { origin, appId }: OwnSite): string | undefined {
  const { protocol } = new URL(origin)
  const written = appId !== undefined && url.startsWith(`${appId}://`) ? url.replace(`${appId}:`, protocol) : url
  if (url.length > MAX_LINK_LENGTH || !URL.canParse(written)) return undefined
  const link = new URL(written)
  // A path of two slashes would be another host's.
  if (link.origin !== origin || link.username !== '' || link.pathname.startsWith('//')) return undefined
  const pathname = toRoutePath(link.pathname)
  // In the app the page between a payment and its order is the order's own.
  if (pathname === ROUTES.payReturn) return getReturnPath(OrderNo.safeParse(link.searchParams.get('order')).data)
  return pathname + link.search
}

export interface LinkDeps {
  readonly site: OwnSite
  readonly overlays: Pick<
    OverlayStore,
    'closeTop' | 'isOpen' | 'leave' | 'open' | 'openFrames' | 'sheets' | 'stack' | 'top'
  >
  readonly router: {
    /** Whether the app has a page at a path. */
    readonly isPage: (pathname: string) => boolean
    /** Path and query of the page on screen. */
    readonly current: () => string
    readonly open: (path: string) => unknown
  }
  /** Whether the page on screen is a form. */
  readonly hasForm: () => boolean
  /** A visitor needs a login for the page, and may choose it later. */
  readonly onNavigate: (path: string) => void
}

/**
 * Opens app links as typed addresses: by the router, whose guard decides. If the player has a dialog, a frame or a form open
 * it asks first; a link that started the app does not, nor one to the page on screen.
 */
export function createLinkOpener({
  site,
  overlays,
  router,
  hasForm,
  onNavigate,
}: LinkDeps): (link: NativeLink) => void {
  /** Of several links the last one counts. */
  let wanted: string | undefined

  /** Overlays belong to the page that is left; one that requires a choice stays. */
  function leaveOverlays(): void {
    for (let most = 20; overlays.isOpen && most > 0; most -= 1) {
      const { top } = overlays
      if (top === null) overlays.closeTop()
      else if (NOT_DISMISSIBLE.has(top.name as never)) return
      else overlays.leave(top.id)
    }
  }

  function go(): void {
    const path = wanted
    wanted = undefined
    if (path === undefined) return
    leaveOverlays()
    onNavigate(path)
    void router.open(path)
  }

  return ({ url, isLaunch }) => {
    const path = readLink(url, site)
    if (path === undefined || !router.isPage(path.replace(/\?.*/u, '')) || path === router.current()) return
    wanted = path
    const { openFrames, sheets, stack } = overlays
    const mustAsk = hasForm() || [openFrames, sheets, stack].some(({ length }) => length > 0)
    if (isLaunch || !mustAsk) go()
    else overlays.open('linkQuestion', { onOpen: go })
  }
}
