import { Link } from '@tanstack/react-router'
import { observer } from 'mobx-react-lite'
import type { ReactElement, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useHasPlayPage } from '#src/components/responsible/use-has-play-page.ts'
import { cx } from '#src/lib/cx.ts'
import { ROUTES } from '#src/routing/route-names.ts'
import type { DocumentName } from '#src/stores/overlay-names.ts'
import { useStores } from '#src/stores/stores-context.tsx'
import styles from './document-links.module.css'

export interface DocumentLinksProps {
  readonly names: readonly DocumentName[]
}

export interface DocumentLinkProps {
  readonly name: DocumentName
  /** Words of a sentence; the document's name by default. */
  readonly children?: ReactNode
}

/** Opens a document in its dialog. */
export function DocumentLink({ name, children }: DocumentLinkProps): ReactElement {
  const { t } = useTranslation()
  const { overlays } = useStores()
  return (
    <button
      type="button"
      className={cx(styles.link, children !== undefined && styles.inline)}
      aria-haspopup="dialog"
      onClick={() => overlays.open('document', { name })}
    >
      {children ?? t(name)}
    </button>
  )
}

/** Leads a player to the page of responsible play; others get its document. */
const ResponsibleLink = observer(function ResponsibleLink() {
  const { t } = useTranslation()
  if (!useHasPlayPage()) return <DocumentLink name="responsibleGaming" />
  return (
    <Link to={ROUTES.responsiblePlay} className={styles.link}>
      {t('responsibleGaming')}
    </Link>
  )
})

/** Names of documents; each opens its dialog. */
export function DocumentLinks({ names }: DocumentLinksProps): ReactElement {
  return (
    <div className={styles.links}>
      {names.map((name) =>
        name === 'responsibleGaming' ? <ResponsibleLink key={name} /> : <DocumentLink key={name} name={name} />,
      )}
    </div>
  )
}
