import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { postponePlayLimitsMutation } from '#generated/http/responsible/postpone-play-limits.ts'
import { EvenButtons } from '#src/components/responsible/even-buttons.tsx'
import { ROUTES } from '#src/routing/route-names.ts'
import { Text } from '#src/ui/data/text.tsx'
import { Button } from '#src/ui/form/button.tsx'
import { buttonClass } from '#src/ui/form/button-class.ts'
import { Stack } from '#src/ui/layout/stack.tsx'
import shared from '../wallet.module.css'

/** Asks for a limit before the deposit. Both answers are of one size, and the deposit goes on without one. */
export function LimitQuestion({ onLater }: { readonly onLater: () => void }): ReactElement {
  const { t } = useTranslation('responsible')
  // An answer that is lost only means that the question comes again: it has no toast, and the deposit does not wait.
  const postpone = useMutation({ ...postponePlayLimitsMutation({ silent: true }), meta: { silentError: true } })

  function answerLater(): void {
    postpone.mutate()
    onLater()
  }

  return (
    <Stack as="section" gap={5} className={shared.narrow} aria-labelledby="limit-question">
      <Stack gap={2}>
        <Text as="h2" size="lg" id="limit-question">
          {t('ask.title')}
        </Text>
        <p>{t('ask.text')}</p>
        <Text size="sm" tone="quiet">
          {t('ask.later')}
        </Text>
      </Stack>
      <EvenButtons>
        <Button variant="secondary" size="lg" fullWidth onClick={answerLater}>
          {t('notNow')}
        </Button>
        <Link
          to={ROUTES.responsiblePlay}
          search={{ view: 'limit', kind: 'deposit' }}
          className={buttonClass({ variant: 'secondary', size: 'lg', fullWidth: true })}
        >
          {t('setLimit')}
        </Link>
      </EvenButtons>
    </Stack>
  )
}
