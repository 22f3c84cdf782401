import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useStores } from '#src/stores/stores-context.tsx'
import { Button } from '#src/ui/form/button.tsx'
import { IconButton } from '#src/ui/form/icon-button.tsx'
import { SectionHeader } from '#src/ui/surface/section-header.tsx'
import { SearchHistory } from './search-history.ts'
import styles from './search.module.css'

export interface SearchWordsProps {
  readonly onWord: (word: string) => void
}

/** The words that the player searched for on this device, each to search again or to remove. Nothing if there are none. */
export const SearchWords = observer(function SearchWords({ onWord }: SearchWordsProps) {
  const { t } = useTranslation('search')
  const history = useStores().deferred.get(SearchHistory)
  if (history.words.length === 0) return null
  return (
    <section>
      <SectionHeader
        title={t('recent')}
        icon="history"
        action={
          <Button variant="ghost" size="sm" onClick={history.clear}>
            {t('clearAll')}
          </Button>
        }
      />
      <ul className={styles.words} aria-label={t('recent')}>
        {history.words.map((word) => (
          <li key={word} className={styles.word}>
            <button type="button" className={styles.again} onClick={() => onWord(word)}>
              {word}
            </button>
            <IconButton icon="close" label={t('remove', { word })} onClick={() => history.remove(word)} />
          </li>
        ))}
      </ul>
    </section>
  )
})
