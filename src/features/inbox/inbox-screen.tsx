import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { EndlessList } from '#src/components/endless-list.tsx'
import { itemsOf } from '#src/queries/paging.ts'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { lettersQuery } from './inbox.queries.ts'
import { LetterRow } from './letter-row.tsx'

/** The player's letters, newest first. */
export function InboxScreen(): ReactElement {
  const { t } = useTranslation(['inbox', 'common'])
  const list = useSuspenseInfiniteQuery(lettersQuery())
  const letters = itemsOf(list.data.pages, (letter) => letter.id)
  return (
    <EndlessList
      list={list}
      label={t('letters')}
      empty={<EmptyState picture="inbox" title={t('emptyTitle')} text={t('emptyText')} />}
      failedTitle={t('failed')}
    >
      {letters.map((letter) => (
        <LetterRow key={letter.id} letter={letter} />
      ))}
    </EndlessList>
  )
}
