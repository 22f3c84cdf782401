import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert } from '#src/ui/feedback/alert.tsx'
import { Button } from '#src/ui/form/button.tsx'

function toFirst({ currentTarget }: MouseEvent<HTMLButtonElement>): void {
  currentTarget.form?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
}

/** The number of field errors of a long form, with a link to the first one. */
export function ErrorSummary({ count }: { readonly count: number }) {
  const { t } = useTranslation('kyc')
  return (
    <div role="status">
      {count > 0 && (
        <Alert
          tone="danger"
          title={t('fieldErrorCount', { count })}
          action={
            <Button size="sm" onClick={toFirst}>
              {t('firstFieldError')}
            </Button>
          }
        />
      )}
    </div>
  )
}
