import type * as english from '../../en/messages/data.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** The stored data, files and links on this computer. */
export const dataTexts = {
  'operation.unknown': 'لا توجد عملية كهذه.',
  'invoice.version_gone': 'لم تعد هذه النسخة محفوظة.',
  'invoice.empty_file': 'الملف فارغ، لذلك لم يُفتح شيء. اختر ملفًا آخر.',
  'invoice.other_file': 'هذا الملف ليس فاتورة.',
  'sender.last': 'يلزم مُصدِر واحد على الأقل.',
  'sender.too_many': 'الحد الأقصى لعدد المُصدِرين هو {max:digits}.',
  'invoice.too_large': 'هذا المستند أكبر من أن يُحفظ.',

  'store.disk_full': 'القرص ممتلئ. لم يُحفظ شيء.',
  'store.read_only': 'مجلد البيانات للقراءة فقط. لم يُحفظ شيء.',
  'store.in_use': 'يستخدم برنامج آخر ملف البيانات. لم يُحفظ شيء.',
  'store.disk_error': 'أبلغ القرص عن خطأ. لم يُحفظ شيء.',
  'store.damaged': 'ملف البيانات تالف. لم يتم تغييره.',
  'store.no_access': 'لا يمكن فتح مجلد البيانات. تحقق من أذوناته.',
  'store.no_folder': 'لا يمكن إنشاء مجلد البيانات في هذا المسار.',
  'store.not_a_folder': 'يوجد ملف في مسار مجلد البيانات.',
  'store.unusable': 'لا يمكن استخدام ملف البيانات الآن. لم يُحفظ شيء.',
  'store.full_unreadable':
    'القرص ممتلئ، ولا يمكن قراءة بياناتك من دون مساحة خالية. لم يُفقد شيء. أخلِ مساحة على القرص وشغّل Billwright من جديد.',
  'store.read_only_unreadable':
    'مجلد البيانات للقراءة فقط، ولا يتسع مجلد الملفات المؤقتة لقراءة بياناتك. لم يُفقد شيء. اسمح بالكتابة في مجلد البيانات، أو أخلِ مساحة في المجلد الآخر، وشغّل Billwright من جديد.',
  'store.not_copied': 'تعذر نسخ بياناتك قبل التحديث. لم يتغير شيء.',
  'store.no_backup': 'لا توجد نسخة احتياطية يمكن قراءتها.',
  'store.copy_gone': 'لم تعد هذه النسخة من بياناتك في مجلد البيانات. لم يتغير شيء.',
  'store.copy_damaged': 'هذه النسخة من بياناتك تالفة. لم يتغير شيء. اختر نسخة أخرى.',
  'store.recovery_stopped': 'تم إيقاف استرجاع البيانات. لم تتغير بياناتك.',
  'data.submissions_open':
    'لم تكتمل إحدى عمليات التقديم، لذلك لم يتغير شيء. انتظر اكتمالها أولًا، أو اختر سحب المستند، أو حدد هل هو موجود.',
  'import.nothing_received': 'لم يصل أي ملف، لذلك لم يُستورد شيء. لم تتغير بياناتك. اختر الملف مرة أخرى.',
  'import.empty_file': 'الملف فارغ، لذلك لم يُستورد شيء. لم تتغير بياناتك. اختر ملفًا تم تصديره من Billwright.',

  'file.no_folder': 'لا يوجد مجلد {folder}. أنشئه أو اختر مجلدًا آخر.',
  'file.folder_not_writable': 'لا يمكن كتابة ملفات في المجلد {folder}. اختر مجلدًا آخر.',
  'file.disk_full': 'القرص ممتلئ.',
  'file.no_program': 'لم يُفتح شيء: البرنامج {command} غير موجود في هذا الكمبيوتر أو انتهى بخطأ.',
  'file.no_mail_program':
    'لم يُفتح أي برنامج بريد، لذلك لم تُكتب رسالة. احفظ ملف PDF وأرفقه بنفسك برسالة بريد إلكتروني.',
  'link.refused': 'لا يمكن فتح هذا الرابط.',
} as const satisfies Translation<typeof english.dataTexts>
