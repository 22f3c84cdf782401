import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ROUTES } from '#src/components/route-names.ts'
import { Text } from '#src/ui/data/text.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { Skeleton } from '#src/ui/feedback/skeleton.tsx'
import { VisuallyHidden } from '#src/ui/feedback/visually-hidden.tsx'
import { buttonClass } from '#src/ui/form/button-class.ts'
import { Button } from '#src/ui/form/button.tsx'
import { Field } from '#src/ui/form/field.tsx'
import { Icon } from '#src/ui/icon/icon.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { FaqList } from './faq-list.tsx'
import { groupFaqs } from './faq-groups.ts'
import { faqsQuery } from './support.queries.ts'

/** The frequently asked questions, with a search over questions and answers. */
export function FaqScreen() {
  const { t } = useTranslation(['support', 'common'])
  const [search, setSearch] = useState('')
  const { data, isError, isFetching, refetch } = useQuery(faqsQuery())
  const isSearching = search.trim() !== ''
  const groups = groupFaqs(data ?? [], search)
  const count = groups.reduce((sum, { faqs }) => sum + faqs.length, 0)
  const askSupport = (
    <Link to={ROUTES.livechat} className={buttonClass({ variant: 'secondary' })}>
      {t('askSupport')}
    </Link>
  )
  return (
    <Stack gap={5}>
      <div role="search">
        <Field
          label={t('searchFaq')}
          placeholder={t('searchHint')}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          prefix={<Icon name="search" size={20} />}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <Text size="sm" tone="quiet" role="status">
          {isSearching && data ? t('found', { count }) : ''}
        </Text>
      </div>
      {!data && isError && (
        <ErrorState
          title={t('faqFailed')}
          retryLabel={t('common:retry')}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !isError && (
        <Stack gap={3} role="status">
          <VisuallyHidden>{t('common:loading')}</VisuallyHidden>
          {[1, 2, 3, 4, 5].map((line) => (
            <Skeleton key={line} height="3.5rem" />
          ))}
        </Stack>
      )}
      {data?.length === 0 && <EmptyState title={t('faqEmpty')} text={t('faqEmptyText')} action={askSupport} />}
      {data && data.length > 0 && count === 0 && (
        <EmptyState
          picture="search"
          title={t('noneFound')}
          text={t('noneFoundText')}
          action={
            <Stack row gap={3} wrap justify="center">
              <Button variant="ghost" onClick={() => setSearch('')}>
                {t('clearSearch')}
              </Button>
              {askSupport}
            </Stack>
          }
        />
      )}
      {count > 0 && (
        <>
          <FaqList groups={groups} isSearching={isSearching} />
          <Stack row gap={4} wrap align="center" justify="space-between">
            <strong>{t('stillOpen')}</strong>
            {askSupport}
          </Stack>
        </>
      )}
    </Stack>
  )
}
