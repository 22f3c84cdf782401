import { useQuery } from '@tanstack/react-query'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CODES } from '#generated/http/codes.ts'
import { useForm } from '#src/components/form/use-form.ts'
import { usePictureFault } from '#src/components/use-picture-fault.ts'
import { IMAGE_LIMIT_BYTES } from '#src/lib/jpeg-quality.ts'
import { kilobytes, uploadSeconds } from '#src/lib/upload-time.ts'
import { usePictureUpload } from '#src/queries/upload.ts'
import { useStores } from '#src/stores/stores-context.tsx'
import { Text } from '#src/ui/data/text.tsx'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { Button } from '#src/ui/form/button.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { avatarsQuery, useUpdateProfile } from '../account.queries.ts'
import { AvatarChoice, type AvatarOption } from './avatar-choice.tsx'
import { FormSheet } from './form-sheet.tsx'
import { PictureInput } from './picture-input.tsx'

/** The player's picture: one of those that are offered, or one of their own. It is sent with Save, not by the choice. */
export const AvatarSheet = observer(function AvatarSheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['account', 'common'])
  const before = useStores().session.user?.avatar ?? ''
  const offered = useQuery(avatarsQuery())
  const update = useUpdateProfile()
  const { upload, progress, fault } = usePictureUpload('avatar')
  const faultText = usePictureFault()
  const [own, setOwn] = useState<string>()
  /** Chosen and not uploaded yet: it need not be chosen again. */
  const [unsent, setUnsent] = useState<File>()
  const form = useForm({
    initial: { avatar: before },
    rules: { avatar: (url) => (url === '' ? { key: 'errors:required' } : undefined) },
    codes: CODES.updateUser,
    send: async ({ avatar }) => {
      if (avatar !== before) await update.mutateAsync({ data: { avatar } })
      onClose()
    },
  })
  const { value: chosen, onValueChange: choose, error } = form.value('avatar')

  async function take(file: File, size?: 'small'): Promise<void> {
    setUnsent(file)
    const image = await upload(file, size)
    if (!image) return
    setUnsent(undefined)
    setOwn(image.url)
    choose(image.url)
  }

  const numbered = (offered.data ?? []).map(({ url }, at): AvatarOption => ({
    url,
    label: t('avatarNumber', { number: at + 1 }),
  }))
  const options = own === undefined ? numbered : [{ url: own, label: t('avatarOwn') }, ...numbered]
  return (
    <FormSheet title={t('changeAvatar')} onClose={onClose}>
      <form {...form.formProps}>
        <Stack gap={4}>
          {offered.isError ? (
            <ErrorState
              title={t('common:loadFailed')}
              retryLabel={t('common:retry')}
              onRetry={() => void offered.refetch()}
              busy={offered.isFetching}
            />
          ) : (
            <AvatarChoice
              label={t('avatarOffered')}
              options={options}
              value={chosen}
              onChange={choose}
              isLoading={offered.isPending}
            />
          )}
          {offered.data?.length === 0 && own === undefined && <Text tone="quiet">{t('avatarsNone')}</Text>}
          <PictureInput
            label={t('avatarUpload')}
            hint={t('avatarUploadHint', {
              kilobytes: kilobytes(IMAGE_LIMIT_BYTES),
              seconds: uploadSeconds(IMAGE_LIMIT_BYTES),
            })}
            progressLabel={t('uploading')}
            progress={progress}
            error={faultText(fault) ?? error}
            onFile={(file) => void take(file)}
          />
          {fault === 'failed' && unsent && (
            <Stack row wrap gap={2}>
              <Button onClick={() => void take(unsent)}>{t('common:retry')}</Button>
              <Button onClick={() => void take(unsent, 'small')}>{t('avatarSendSmaller')}</Button>
            </Stack>
          )}
          <Button
            type="submit"
            variant="primary"
            size="lg"
            fullWidth
            disabled={progress !== undefined || chosen === ''}
            busy={form.isSending}
          >
            {t('common:save')}
          </Button>
        </Stack>
      </form>
    </FormSheet>
  )
})
