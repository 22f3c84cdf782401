import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { DocumentLinks } from '#src/components/operator/document-links.tsx'
import { PRODUCT_NAME } from '#src/lib/product.ts'
import { appBridge } from '#src/platform/bridge/bridge.ts'
import { Text } from '#src/ui/data/text.tsx'
import { Button } from '#src/ui/form/button.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { ModalFrame } from '#src/ui/overlay/modal-frame.tsx'
import { RestrictedPersons } from '#src/components/operator/restricted-persons.tsx'

export interface AgeSheetProps {
  /** Stores the answer on the device. */
  readonly onAccept: () => void
  readonly onClose: () => void
}

/**
 * Asks for the player's age first. An answer is required: Exit leaves the site, Accept is stored without expiry.
 */
export function AgeSheet({ onAccept, onClose }: AgeSheetProps): ReactElement {
  const { t } = useTranslation(['age', 'common'])
  function accept(): void {
    onAccept()
    onClose()
  }
  return (
    <ModalFrame
      shape="sheet"
      // Only its own buttons close it: no key, backdrop or drag.
      dismissible={false}
      role="alertdialog"
      onClose={onClose}
      title={t('title')}
      actions={
        <>
          <Button variant="ghost" onClick={() => appBridge().exit()}>
            {t('common:exit')}
          </Button>
          <Button variant="primary" onClick={accept}>
            {t('common:accept')}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <p>{t('text', { product: PRODUCT_NAME })}</p>
        <RestrictedPersons />
        <div>
          <Text size="sm" tone="quiet">
            {t('declare')}
          </Text>
          <DocumentLinks names={['termsOfUse', 'privacyPolicy']} />
        </div>
      </Stack>
    </ModalFrame>
  )
}
