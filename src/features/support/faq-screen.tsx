import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useListFaqsSuspense } from '#generated/http/app/list-faqs.ts'
import { ROUTES } from '#src/routing/route-names.ts'
import { Text } from '#src/ui/data/text.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { buttonClass } from '#src/ui/form/button-class.ts'
import { SearchField } from '#src/ui/form/search-field.tsx'
import { PageColumns } from '#src/ui/layout/page-columns.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { Card } from '#src/ui/surface/card.tsx'
import { FaqList } from './faq-list.tsx'
import styles from './faq-list.module.css'
import { groupFaqs } from './faq-groups.ts'

/** The frequently asked questions, with a search over questions and answers. */
export function FaqScreen() {
  const { t } = useTranslation('support')
  const [search, setSearch] = useState('')
  const { data } = useListFaqsSuspense()
  const isSearching = search.trim() !== ''
  const groups = groupFaqs(data, search)
  const count = groups.reduce((sum, { faqs }) => sum + faqs.length, 0)
  const askSupport = (
    <Link to={ROUTES.livechat} className={buttonClass({ variant: 'secondary', fullWidth: true })}>
      {t('askSupport')}
    </Link>
  )
  const stillOpen = (
    <Card as="section" padding="lg">
      <Stack gap={4}>
        <div>
          <Text as="h2" size="lg">
            {t('stillOpen')}
          </Text>
          <Text tone="quiet">{t('stillOpenText')}</Text>
        </div>
        {askSupport}
      </Stack>
    </Card>
  )
  return (
    <PageColumns companion={stillOpen}>
      <Stack gap={5}>
        <div className={styles.search}>
          <SearchField label={t('searchFaq')} clearLabel={t('clearSearch')} value={search} onChange={setSearch} />
          <Text size="sm" tone="quiet" role="status">
            {isSearching ? t('found', { count }) : ''}
          </Text>
        </div>
        {data.length === 0 && <EmptyState picture="chat" title={t('faqEmpty')} text={t('faqEmptyText')} />}
        {data.length > 0 && count === 0 && (
          <EmptyState picture="search" title={t('noneFound', { query: search.trim() })} text={t('noneFoundText')} />
        )}
        {count > 0 && <FaqList groups={groups} search={search} />}
      </Stack>
    </PageColumns>
  )
}
