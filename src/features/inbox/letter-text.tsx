import { Link, useRouter } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { isOwnHost, readLinkUrl } from '#src/lib/foreign-url.ts'
import { readReturnPath } from '#src/routing/return-path.ts'
import { useIsPathAvailable } from '#src/routing/use-is-path-available.ts'
import { Words } from '#src/ui/data/words.tsx'
import { Icon } from '#src/ui/icon/icon.tsx'
import { letterParts } from './letter-parts.ts'
import styles from './letter.module.css'

/** The app's path that an address means: a bare path, or an address of our own host. */
function toAppPath(address: string): string | undefined {
  if (address.startsWith('/')) return readReturnPath(address)
  const url = readLinkUrl(address, window.location)
  return url !== null && isOwnHost(url, window.location) ? readReturnPath(url.pathname + url.search) : undefined
}

/** An address as a link: to a page of the app by its name, to another host in a new tab, else as text. */
function Address({ address }: { readonly address: string }): ReactElement {
  const { t } = useTranslation()
  const router = useRouter()
  const isPathAvailable = useIsPathAvailable()
  const path = toAppPath(address)
  if (path !== undefined && isPathAvailable(path)) {
    const [, , route] = router.getMatchedRoutes(path.split('?')[0] ?? path)
    const page = route?.options.staticData?.page
    return (
      <Link to={path} className={styles.link}>
        {page === undefined ? address : t(page.title)}
      </Link>
    )
  }
  const url = address.startsWith('/') ? null : readLinkUrl(address, window.location)
  if (url === null || isOwnHost(url, window.location)) return <>{address}</>
  return (
    <a className={styles.link} href={url.href} target="_blank" rel="noopener noreferrer">
      <Words>{address}</Words>
      <Icon name="external" size={16} />
    </a>
  )
}

/** A letter's content: plain text with line breaks, its addresses as links. Never HTML. */
export function LetterText({ content }: { readonly content: string }): ReactElement {
  return (
    <div className={styles.content}>
      {letterParts(content).map(({ text, at, isAddress }) =>
        isAddress ? <Address key={at} address={text} /> : <span key={at}>{text}</span>,
      )}
    </div>
  )
}
