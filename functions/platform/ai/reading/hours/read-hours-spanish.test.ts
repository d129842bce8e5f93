import { expect, test } from 'vitest';
import { printReading } from '#tests/builders/printed-reading.ts';
import { readHours } from './read-hours.ts';

const context = { region: 'ES', language: 'es', currency: 'EUR', today: '2026-11-22' };

function read(source: string): string[] {
  return printReading(readHours({ source, free: [{ start: 0, end: source.length }] }, context));
}

const HOURS: readonly (readonly [said: string, ...read: string[]])[] = [
  ['de 1 a 5 de lunes a viernes', 'mo-fr 13:00-17:00'],
  ['de lunes a sábado de 11 y media a 3 de la tarde', 'mo-sa 11:30-15:00'],
  [
    'Abierto de 13:30 a 16:00. Martes noche y miércoles cerrado',
    '? mo,tu,th-su 13:30-16:00',
    'closed we',
    '"Abierto de 13:30 a 16:00"',
    '"Martes noche y miércoles cerrado"',
  ],
  ['Lunes a viernes de 9 a 17 h, sábados de 10 a 14', 'mo-fr 09:00-17:00', 'sa 10:00-14:00'],
  [
    'De martes a sábado: comidas 13:30-16:00, cenas 20:30-23:30',
    'Comidas tu-sa 13:30-16:00',
    'Cenas tu-sa 20:30-23:30',
  ],
  ['Somos una taberna en Triana. Abierto todos los días de 7:00 a 15:00', 'daily 07:00-15:00'],
  ['Abrimos de jueves a domingo a partir de las 19 h', 'th-su 19:00-'],
  ['Todos los días excepto los martes, de 12 a 23 h', 'mo,we-su 12:00-23:00', 'closed tu'],
  ['martes a domingo de 13 a 16 y de 20 a 23:30', 'tu-su 13:00-16:00', 'tu-su 20:00-23:30'],
  ['Horario: L-V 8:00-20:00, S 9:00-14:00', 'mo-fr 08:00-20:00', 'sa 09:00-14:00'],
  ['Lun-Vie 8:00-18:00', 'mo-fr 08:00-18:00'],
  ['de lunes a viernes de 1 a 4 y de 8 a 11', 'mo-fr 13:00-16:00', 'mo-fr 20:00-23:00'],
  ['Abierto las 24 horas', 'daily 00:00-24:00'],
  ['Cerrado los lunes', 'closed mo'],
  ['Lunes cerrado', 'closed mo'],
  ['Cerramos los domingos y lunes', 'closed mo', 'closed su'],
  ['Lunes y martes, cerrado', 'closed mo', 'closed tu'],
  ['No abrimos los lunes', 'closed mo'],
  ['Descanso semanal: miércoles', 'closed we'],
  ['Lunes descanso', 'closed mo'],
  [
    'Martes a jueves 13:00–16:00, viernes y sábado 13:00–16:00 y 20:00–00:00, domingo 13:00–17:00',
    'tu-th 13:00-16:00',
    'fr,sa 13:00-16:00',
    'fr,sa 20:00-00:00',
    'su 13:00-17:00',
  ],
  [
    'Abierto de miércoles a domingo, de 13:30 a 16:00 y de 20:30 a 23:30. Lunes y martes cerrado.',
    'we-su 13:30-16:00',
    'we-su 20:30-23:30',
    'closed mo',
    'closed tu',
  ],
  [
    'Desayunos de 8 a 12 y comidas de 13 a 16, de lunes a viernes',
    'Desayunos mo-fr 08:00-12:00',
    'Comidas mo-fr 13:00-16:00',
  ],
  ['Cocina: de 13 a 16 y de 20 a 23 todos los días', 'Cocina daily 13:00-16:00', 'Cocina daily 20:00-23:00'],
  ['Terraza todos los días de 12:00 a 00:00', 'Terraza daily 12:00-00:00'],
  ['Sábados y domingos brunch de 10:30 a 14:00', 'Brunch sa,su 10:30-14:00'],
  [
    'Lunes: cerrado\nMartes: 12:00 - 22:00\nMiércoles: 12:00 - 22:00',
    'closed mo',
    'tu 12:00-22:00',
    'we 12:00-22:00',
  ],
  ['Entre semana 9-18 h, fines de semana 10-20 h', 'mo-fr 09:00-18:00', 'sa,su 10:00-20:00'],
  ['abrimos a las 7 de la mañana y cerramos a las 3 de la tarde, de lunes a sábado', 'mo-sa 07:00-15:00'],
  ['de 9 de la mañana a 9 de la noche todos los días', 'daily 09:00-21:00'],
  ['Viernes y sábado hasta las 2', '"Viernes y sábado hasta las 2"'],
  [
    'De lunes a jueves de 17:00 a 00:00, viernes y sábado hasta las 2:00',
    'mo-th 17:00-00:00',
    'fr,sa 17:00-02:00',
  ],
  ['De junio a septiembre: todos los días de 12 a 24', 'daily 12:00-00:00 [06-01..09-30]'],
  ['Cenas de martes a sábado 20-23:30, última reserva 22:30', 'Cenas tu-sa 20:00-23:30 last 22:30'],
  ['domingos de 13 a 17 h', 'su 13:00-17:00'],
  ['Cerrado en agosto', '2027-08-01..2027-08-31 closed'],
  ['cerrado del 1 al 20 de agosto', '2027-08-01..2027-08-20 closed'],
  ['cerramos del 24 al 26 de diciembre', '2026-12-24..2026-12-26 closed'],
  ['Cerrado el 25 de diciembre', '2026-12-25 closed'],
  ['Nochebuena cerrado', 'Nochebuena 2026-12-24 closed'],
  ['Cerrado Navidad y Año Nuevo', 'Navidad 2026-12-25 closed', 'Año Nuevo 2027-01-01 closed'],
  ['Nochevieja de 20:00 a 02:00', 'Nochevieja 2026-12-31 20:00-02:00'],
  ['Vacaciones del 7 al 22 de enero', '2027-01-07..2027-01-22 closed'],
  ['Abierto de martes a domingo', '"Abierto de martes a domingo"'],
  ['Domingo solo comidas', '"Domingo solo comidas"'],
  ['Cerrado domingos noche', '"Cerrado domingos noche"'],
  ['Cerrado los domingos y festivos', 'closed su', '"Cerrado los domingos y festivos"'],
  ['En verano también abrimos los lunes', '"En verano también abrimos los lunes"'],
  ['Fines de semana desde las 9', '? sa,su 09:00-', '? sa,su 21:00-', '"Fines de semana desde las 9"'],
  ['Cerrado los domingos y todo agosto', 'closed su', '2027-08-01..2027-08-31 closed'],
];

const NO_HOURS: readonly string[] = [
  'niños de 5 a 9 a mitad de precio',
  'mesas de 2 a 8 personas',
  'desde 1998',
  'tapas de 3 a 6 €',
  'a 10-15 minutos a pie',
  'antes abríamos a las 6',
  'queremos abrir los domingos de 10 a 14',
  'reunión de personal los lunes de 9 a 10',
  'música en vivo los viernes de 21 a 23',
  'tres generaciones en la cocina',
  'Menú 12-18 euros',
  'llamar al 912 345 678',
  'mi abuela y mi madre',
  'de la huerta a la mesa',
  'próximamente abriremos los lunes',
];

test.each(HOURS)('"%s"', (said, ...expected) => {
  expect(read(said)).toEqual(expected);
});

test.each(NO_HOURS)('"%s" says nothing about hours', (said) => {
  expect(read(said).filter((line) => !line.startsWith('? "'))).toEqual([]);
});
