import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { cx } from '#src/lib/cx.ts'
import { Words } from '#src/ui/data/words.tsx'
import styles from './live-mark.module.css'

/** The pill of what is on now. */
export function LiveMark({ className }: { readonly className?: string | undefined }): ReactElement {
  const { t } = useTranslation('games')
  return (
    <span className={cx(styles.mark, className)}>
      <Words>{t('live')}</Words>
    </span>
  )
}
