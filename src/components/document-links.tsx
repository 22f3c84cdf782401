import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import type { DocumentName } from '#src/stores/overlay-names.ts'
import { useStores } from '#src/stores/stores-context.tsx'
import styles from './document-links.module.css'

export interface DocumentLinksProps {
  readonly names: readonly DocumentName[]
}

/** Names of documents; each opens its dialog. */
export function DocumentLinks({ names }: DocumentLinksProps): ReactElement {
  const { t } = useTranslation()
  const { overlays } = useStores()
  return (
    <div className={styles.links}>
      {names.map((name) => (
        <button
          key={name}
          type="button"
          className={styles.link}
          aria-haspopup="dialog"
          onClick={() => overlays.open('document', { name })}
        >
          {t(name)}
        </button>
      ))}
    </div>
  )
}
