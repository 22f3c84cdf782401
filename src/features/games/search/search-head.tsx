import type { ComponentProps, ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { SearchField } from '#src/ui/form/search-field.tsx'
import styles from './search.module.css'

/** The field of both search pages. */
export function SearchHead(props: Omit<ComponentProps<typeof SearchField>, 'label' | 'clearLabel'>): ReactElement {
  const { t } = useTranslation('search')
  return (
    <div className={styles.field}>
      <SearchField {...props} label={t('placeholder')} clearLabel={t('clear')} />
    </div>
  )
}
