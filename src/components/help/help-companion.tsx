import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { faqsBesideQuery } from '#src/queries/faqs.ts'
import { ROUTES } from '#src/routing/route-names.ts'
import { Text } from '#src/ui/data/text.tsx'
import { Skeleton } from '#src/ui/feedback/skeleton.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { Card } from '#src/ui/surface/card.tsx'
import { ListRow } from '#src/ui/surface/list-row.tsx'
import { FaqItem } from './faq-item.tsx'
import { findTopicFaqs, type HelpTopic } from './help-topic.ts'

const MAX_QUESTIONS = 3

export interface TopicQuestionsProps {
  /** The server's first ones without it. */
  readonly topic?: HelpTopic
  readonly max?: number
}

/** The questions about a topic; nothing where there are none. */
export function TopicQuestions({ topic, max = MAX_QUESTIONS }: TopicQuestionsProps): ReactElement | null {
  const { t } = useTranslation('support')
  const { data = [], isPending } = useQuery(faqsBesideQuery())
  if (isPending) return <Skeleton height={48 * max} />
  if (data.length === 0) return null
  return (
    <div>
      {findTopicFaqs(data, topic === undefined ? '' : t(`topic.${topic}`), max).map(({ id, question, answer }) => (
        <FaqItem key={id} question={question} answer={answer} />
      ))}
    </div>
  )
}

/** Help beside a page: the questions that belong to it, all others, and customer service. */
export function HelpCompanion({ topic }: { readonly topic: HelpTopic }): ReactElement {
  const { t } = useTranslation(['support', 'common'])
  return (
    <Stack gap={4}>
      <Card as="section">
        <Text as="h2" size="lg">
          {t('helpTitle')}
        </Text>
        <TopicQuestions topic={topic} />
      </Card>
      <Card padding="sm">
        <ListRow
          icon="info"
          title={t('allQuestions')}
          chevron
          renderLink={(props) => <Link to={ROUTES.faq} {...props} />}
        />
        <ListRow
          icon="support"
          title={t('common:customerService')}
          subtitle={t('supportRowText')}
          chevron
          renderLink={(props) => <Link to={ROUTES.livechat} {...props} />}
        />
      </Card>
    </Stack>
  )
}
