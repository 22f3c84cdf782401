import type { age as source } from '../en-US/age.ts'
import type { Translated } from '../namespaces.ts'

export const age: Translated<typeof source> = {
  title: 'Bạn đã đủ 21 tuổi chưa?',
  text: '{{product}} dành cho người từ 21 tuổi trở lên. Những người sau đây không được chơi:',
  restrictedOfficials: 'quan chức chính phủ',
  restrictedForces: 'quân nhân hoặc cảnh sát',
  restrictedAge: 'người dưới 21 tuổi',
  restrictedDatabase: 'người có tên trong danh sách hạn chế của cơ quan quản lý',
  restrictedLicence: 'người có giấy phép làm việc trong ngành trò chơi có thưởng',
  forfeited: 'Tiền của người chơi không đủ điều kiện sẽ bị tịch thu.',
  declare: 'Khi bấm Đồng ý, bạn xác nhận mình từ 21 tuổi trở lên, không thuộc các đối tượng trên và đồng ý với:',
}
