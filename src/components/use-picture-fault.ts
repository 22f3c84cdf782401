import { useTranslation } from 'react-i18next'
import type { UploadFault } from '#src/queries/upload.ts'

/** Says beside the field why a picture was not uploaded: the server's words, or ours. Needs the texts of `account`. */
export function usePictureFault(): (fault: UploadFault | undefined) => string | undefined {
  const { t } = useTranslation('account')
  return (fault) => {
    if (fault === undefined) return undefined
    return typeof fault === 'object' ? fault.text : t(`pictureFaults.${fault}`)
  }
}
