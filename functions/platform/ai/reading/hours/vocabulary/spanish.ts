import type { HoursVocabulary } from './hours-vocabulary.ts';

export const SPANISH: HoursVocabulary = {
  language: 'es',
  days: ['lunes', 'martes', 'miercoles', 'jueves', 'viernes', 'sabado, sabados', 'domingo, domingos'],
  shortDays: [
    'lun, lu, lns',
    'mar, ma, mart',
    'mie, mier, mi, mx',
    'jue, ju, juev',
    'vie, vi, vier',
    'sab, sa',
    'dom, do',
  ],
  letters: ['l', 'm', 'x', 'j', 'v', 's', 'd'],
  everyDay:
    'el resto, el resto de la semana, los demas dias, el resto de los dias, todos los dias, cada dia, a diario, diario, diariamente, toda la semana, los siete dias, 7 dias, 7 dias a la semana, los 7 dias, los siete dias de la semana, los 7 dias de la semana, siete dias a la semana, todos los dias de la semana, todos los dias del ano, tds los dias, to los dias, tos los dias, todas las noches, cada noche',
  weekdays: 'entre semana, dias laborables, laborables, dias de semana, de lunes a viernes laborables',
  weekend: 'fines de semana, fin de semana, findes, los fines de semana, finde',
  aroundTheClock: '24 horas, las 24 horas, 24/7, 24 h, 24h, las 24 h, 24 horas al dia',
  noon: 'las doce',
  midnight: 'medianoche, la medianoche, media noche',
  months: [
    'enero, ene',
    'febrero, feb',
    'marzo',
    'abril, abr',
    'mayo',
    'junio, jun',
    'julio, jul',
    'agosto, ago',
    'septiembre, setiembre, sept, sep',
    'octubre, oct',
    'noviembre, nov',
    'diciembre, dic',
  ],
  words: {
    open: 'cuando:, cuando :, atendemos, atencion, horario de atencion, horarios de atencion, se come, se cena, se atiende, abierto, abierta, abiertos, abiertas, abrimos, abre, abren, horario, horarios, horas, estamos abiertos, horario de apertura, apertura, nuestro horario, nuestros horarios',
    closed:
      'cerrado, cerrada, cerrados, cerradas, cerramos, cierra, cierran, descanso, descansamos, libramos, cierre, cierre de invierno, cierre invernal, cierre de verano, cierre por vacaciones, cerrado por vacaciones, vacaciones, cerrado por descanso, descanso semanal, dia de descanso, no abrimos, que cerramos, cuando cerramos, que descansamos',
    closes: 'cerramos a, cerramos a las, cierra a, cierra a las',
    to: 'a, al, hasta, hasta el, hasta las, hasta la, a las, a la',
    from: 'de, desde, del, desde las, desde el, a partir de, a partir de las, de las, desde la, de la',
    between: 'entre, entre las',
    at: 'a las, sobre',
    and: 'y, e, luego, tambien, ademas, y de nuevo, mas',
    onwards: 'en adelante',
    except:
      'excepto, menos, salvo, excepto los, excepto el, menos los, menos el, salvo los, salvo el, quitando',
    for: 'por, para',
    late: 'cierre, el cierre, tarde, el ultimo cliente, agotar existencias, agotar existencia, agotar, fin de existencias, que se acabe, se acabe, se acaben, se acaba, se agote, se agoten, se termine, se terminen, agotarse, las velas no ardan',
    not: 'no, nunca, ni, sin, tampoco, ya no',
    filler:
      'sin descanso, no cerramos ningun dia, los, las, el, la, h, hs, hrs, horas, hora, servicio, de, en, horario de, para, estamos, nuestro, nuestra, dias, dia, semana, ininterrumpido, ininterrumpida, sin interrupcion, todo el dia, todo el ano, solo, cada, turno, turnos, servimos, damos, lo, os, horario continuo, continuo, servicio de, a la carta, pero, nomas, no mas, todo, todo el mes de, el local esta, la tienda esta, el puesto esta, el restaurante esta',
    with: 'con',
    hedge:
      'normalmente, aproximadamente, aprox, mas o menos, suele, solemos, sobre las, algunos, alguno, casi, segun, con reserva previa, con cita previa, previa reserva, bajo reserva, alternos, primer, primero, ultimo, si, o, cuando, quiza, quizas, tal vez',
    part_of_day:
      'mananas, noches, tardes, noche, manana, tarde, por la noche, por la manana, por la tarde, por las noches, de la noche, de la manana, de la tarde, al mediodia, a mediodia, mediodias, de la madrugada, madrugada, a la noche, a la tarde, a la manana, mediodia, del mediodia, solo mediodia',
    last_seating:
      'ultima reserva, ultimo turno, ultimas comandas, ultima mesa, ultimo pase, ultima comanda, cierre de cocina, ultimo servicio, ultima entrada',
    happy_hour: 'happy hour, hora feliz',
    vague_days:
      'festivos, dias festivos, feriados, vispera de festivos, visperas de festivo, visperas, visperas de festivos, festivo, feriado',
    season:
      'verano, invierno, primavera, otono, en verano, en invierno, horario de verano, horario de invierno, en temporada, temporada, temporada alta, temporada baja, semana santa, resto del ano, el resto del ano, el resto',
    other_topic:
      'ninos, nino, anos, ano, edad, edades, personas, persona, comensales, mesa, mesas, precio, precios, descuento, minutos, min, km, metros, a partir del ano, musica, musica en vivo, musica en directo, concierto, conciertos, jazz, flamenco, dj, karaoke, taller, talleres, clase, clases, cata, catas, evento, eventos, mercado, mercadillo, feria, fiesta, fiestas, euros, platos, piezas, grados, llamar, llamanos, pisos, generaciones, generacion, abierto desde hace, tapa gratis, gratis',
    not_now:
      'antes, antiguamente, abriamos, abria, cerrabamos, proximamente, pronto, abriremos, proximo ano, proximo mes, el ano que viene, queremos abrir, quiero abrir, quisieramos, nos gustaria, me gustaria, pensamos, personal, empleados, proveedores, alquiler, reunion, no digas, no mencionar, no menciones, no poner, no pongas, oficina, secreto, en lugar de, en vez de',
  },
  meals: {
    breakfast: 'desayuno, desayunos',
    brunch: 'brunch',
    lunch: 'comida, comidas, almuerzo, almuerzos, comer, menu del dia, menu de mediodia',
    afternoon: 'merienda, meriendas',
    dinner: 'cena, cenas, cenar',
    any: 'cocina, barra, bar, terraza, tienda, panaderia, cafeteria, restaurante, reparto, a domicilio, domicilio, para llevar, recogida, obrador, horario de cocina, comedor',
  },
  holidays: {
    new_year: 'ano nuevo, dia de ano nuevo',
    epiphany: 'reyes, dia de reyes, el dia de reyes',
    good_friday: 'viernes santo',
    easter: 'domingo de pascua, domingo de resurreccion',
    christmas_eve: 'nochebuena',
    christmas: 'navidad, dia de navidad',
    new_years_eve: 'nochevieja, fin de ano',
  },
  common:
    'el, la, los, las, de, del, y, en, un, una, nuestro, nuestra, por, para, que, somos, cerrado, abierto, hasta, desde, al, es, se, su, abrimos, horario, cerramos',
};
