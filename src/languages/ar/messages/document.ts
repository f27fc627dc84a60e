import type * as english from '../../en/messages/document.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** Findings about the printed document: pictures, characters, size. */
export const documentTexts = {
  'logo.too_large': 'الشعار أكبر من 1 ميغابايت. استخدم صورة أصغر.',
  'logo.other_format': 'الشعار ليس PNG ولا JPEG. احفظه بأحد هذين التنسيقين.',
  'logo.jpeg_kind': 'لا يمكن عرض هذا النوع من JPEG. احفظه بتنسيق PNG.',
  'logo.jpeg_unreadable': 'الشعار ليس JPEG يمكن قراءته. احفظه مرة أخرى أو استخدم PNG.',
  'logo.png_damaged': 'الشعار ملف PNG مبتور أو تالف. احفظه مرة أخرى.',
  'logo.png_unreadable': 'الشعار ليس PNG يمكن قراءته. احفظه مرة أخرى.',
  'logo.too_many_pixels':
    'مقاس الشعار {width:digits} × {height:digits} بكسل. استخدم صورة لا يزيد ضلعها على {max:digits} بكسل.',
  'logo.too_few_pixels':
    'مقاس الشعار {actual.width:digits} × {actual.height:digits} بكسل فقط، لذلك يُطبع صغيرًا ليبقى واضحًا. استخدم صورة لا تقل عن {needed.width:digits} × {needed.height:digits} بكسل لتملأ مكانها.',

  'accent.darkened': 'لون التمييز هذا أفتح من أن يُقرأ نصًا على الورق، لذلك يُطبع النص بدرجة أغمق منه، {color}.',
  'glyph.missing': {
    select: 'others',
    other:
      'لا يوجد هنا خط يرسم الأحرف {characters:list} وأحرفًا أخرى (عددها {others:digits})، فتُطبع مربعات مكانها. استخدم أحرفًا أخرى.',
    0: {
      plural: 'characters.length',
      zero: 'لا يوجد هنا خط يرسم الأحرف {characters:list}، فتُطبع مربعات مكانها. استخدم أحرفًا أخرى.',
      one: 'لا يوجد هنا خط يرسم الحرف {characters:list}، فيُطبع مربع مكانه. استخدم حرفًا آخر.',
      two: 'لا يوجد هنا خط يرسم الحرفين {characters:list}، فيُطبع مربعان مكانهما. استخدم حرفين آخرين.',
      few: 'لا يوجد هنا خط يرسم الأحرف {characters:list}، فتُطبع مربعات مكانها. استخدم أحرفًا أخرى.',
      many: 'لا يوجد هنا خط يرسم الأحرف {characters:list}، فتُطبع مربعات مكانها. استخدم أحرفًا أخرى.',
      other: 'لا يوجد هنا خط يرسم الأحرف {characters:list}، فتُطبع مربعات مكانها. استخدم أحرفًا أخرى.',
    },
  },

  'document.too_many_pages':
    'يتجاوز عدد صفحات البنود الحد الأقصى، وهو {max:digits}. اختصرها أو استخدم عدة مستندات.',
  'document.too_many_shapes':
    'في النص حروف مختلفة ذات علامات أكثر مما يتسع له ملف PDF (الحد الأقصى {max:number}). اختصره أو استخدم عدة مستندات.',
  'document.too_many_words':
    'في البنود كلمات مختلفة ذات حروف متصلة أو علامات أكثر مما يتسع له مستند واحد. اختصرها أو استخدم عدة مستندات.',
  'renderer.closed': 'أُغلق برنامج عرض الصفحات.',
} as const satisfies Translation<typeof english.documentTexts>
