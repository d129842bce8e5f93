/** What tells a guest something concrete; see `telling-words.ts`. */
export const SPANISH_TELLING_WORDS = `
abuela abuelo acogedor ahumado alergia alérgeno antiguo aparcamiento app artesana artesanal artesano asado ascensor
auténtico ayuntamiento azotea balcón banda barato barra barril bebé bodega brasa buffet bufé calorías camarero carbón
carnicero casero cata catedral catering cazador chef chimenea clientela cocinera cocinero comal concierto cremoso
crujiente curado desayuno descuento diaria diario docena domicilio dueña dueño ecológico efectivo elegante enorme
esposa estacionamiento estación estadio estrella estudiante familia familias feriado feriados festivo festivos fiesta
fresco frito fuego fundado fundador ganador gemelo generaciones generación generoso gluten granja granjero gratinado
gratis guisado guitarra habituales halal hermana hermano hija hijo histórico horneado horno huerta huerto humo iglesia
ilimitado importado incluida incluido incluidos incluye ingredientes inmejorable invierno jardín jugoso karaoke kosher
lactosa lago legendario leña llevar lonja madrugada mar mariachi marinado marzo mascota mayores medianoche mediodía
mercado montaña museo música navidad nieto niño niños nuez orgánico otoño panadera panadero parque parrilla
partido pascua patio periódico perro pescador piano picante piedra playa plaza premiado prensa primavera propina
pueblo puente puerto raciones ración rampa receta recoger recomendado relleno reparto romántico río rústico sabroso
saludable sano semanal siglo silvestre sombrilla sumiller tarjeta teatro temporada terraza tierno tradicional
tradición tía tío universidad vale valle valorado vecinos vegano vegetariano velas verano vista vistas viñedo votado
whatsapp wifi mujer marido padres madre padre metro tranvía autobús tren viñas válido válida exclusivo aparcar
estacionar`;
