/** What `npm run photos` prints when it is asked for help or not understood. */
export const help = `Slike na stranici:

  npm run photos -- add SLIKE_ILI_FOLDER [--to gallery|premises] [--at BROJ]
  npm run photos -- move BROJ NOVI_BROJ [--in gallery|premises]
  npm run photos -- remove BROJEVI [--in gallery|premises]
  npm run photos -- list [--in gallery|premises]

  add     dodaje slike s telefona ili fotoaparata, na kraj ili na mjesto --at
  move    premješta sliku na drugo mjesto
  remove  uklanja slike i čuva ih u folderu uklonjene-slike
  list    ispisuje slike i naslove

gallery je galerija i podrazumijeva se, premises je prostor.

Primjer: npm run photos -- add Preuzimanja/izlet --at 1`;
