/** Given and family names as on an American ward: many origins, freely mixed. */
export const givenNames = words(`
  Aaron Abigail Ada Adrian Agnes Ahmed Aisha Alan Alejandra Alice Amir Ana Andre Angela Anthony Arjun Arthur Ashley Beatriz
  Bernard Betty Brandon Brenda Brian Calvin Camila Carlos Carmen Carol Catherine Charles Chidi Chloe Christine Clara Clarence
  Curtis Cynthia Daniel Darius David Deborah Dennis Denise Diego Dolores Donald Dorothy Earl Edith Eduardo Edward Eileen Elaine
  Elijah Elizabeth Emily Emmanuel Ernest Esther Ethan Eugene Evelyn Farah Faye Felix Florence Frances Francisco Frank Gabriela
  George Gerald Gloria Gordon Grace Gregory Hana Harold Harriet Hassan Hector Helen Henry Howard Hugo Ian Ines Irene Isaac
  Isabel Ivan Jacob Jamal James Janet Jasmine Javier Jean Jerome Jesse Joan Joel John Jorge Joseph Joyce Juan Judith Julia
  June Kareem Karen Kathleen Kayla Keith Kenneth Kevin Khadija Kofi Larry Latoya Laura Lawrence Leah Leon Leonard Lillian
  Linda Lorraine Louis Lucy Luis Lydia Mabel Malik Manuel Marcus Margaret Maria Marjorie Mark Martha Martin Marvin Mary
  Maurice Maya Melvin Mercedes Michael Mildred Minh Miriam Mohammed Monica Naomi Nathan Neha Nicole Noah Norma Olga Oliver
  Omar Oscar Patricia Paul Pedro Peggy Peter Philip Phyllis Rachel Rafael Ralph Ramona Raymond Rebecca Rhonda Ricardo Richard
  Robert Roger Ronald Rosalind Roy Ruben Ruth Samantha Samuel Sandra Sarah Scott Shirley Simone Sofia Stanley Stella Stephen
  Steven Susan Sylvia Tamika Teresa Terrence Theodore Thomas Tiffany Timothy Tran Tyrone Ursula Vera Veronica Victor Vincent
  Viola Virginia Walter Wanda Wayne Wei Wendell Wilma Xavier Yolanda Yusuf Yvonne Zachary Zoe`)

export const familyNames = words(`
  Abdi Abrams Adams Aguilar Ahmed Allen Alvarado Andersen Anderson Baker Banks Barnes Bauer Begay Bell Bennett Berg Bhatt
  Blackwood Bianchi Boone Booker Boyd Brooks Brown Burke Campbell Cardenas Carlson Castillo Chan Chavez Chen Choi Clark Cohen Coleman
  Collins Contreras Cooper Cruz Cunningham Dang Davis Delgado Desai Diaz Dixon Dominguez Doyle Duncan Edwards Ellis Eriksen Espinoza
  Evans Farah Fernandez Fields Figueroa Fischer Fleming Flores Foster Francis Franklin Freeman Fuentes Gallagher Garcia
  Gibson Gill Goldberg Gomez Gonzalez Gordon Graham Grant Greene Griffin Guerrero Gupta Gutierrez Hall Hamilton Hansen
  Harris Hassan Hayes Henderson Hernandez Hill Hoang Hoffman Holmes Hong Howard Hughes Hussein Ibrahim Iyer Jackson Jacobs
  James Jenkins Jensen Jimenez Johnson Jones Joseph Kaminski Kaplan Kapoor Kaur Keller Kelly Khan Kim King Klein Kowalski
  Kumar Lam Larsen Le Lee Levine Lewis Li Lin Lopez Lozano Mack Malone Marshall Martin Martinez Mason Mbeki McCarthy McCoy
  McDonald Medina Mehta Mendoza Meyer Miller Mitchell Mohamed Montgomery Moore Morales Morgan Morris Murphy Murray Nash
  Navarro Nelson Newman Nguyen Nichols Novak Nunez Obi Ochoa Okonkwo Oliver Olsen Ortega Ortiz Osborne Owens Pacheco Park Parker
  Patel Payne Pena Perez Perkins Peters Peterson Pham Phillips Pierce Porter Powell Price Quinn Ramirez Ramos Rao Reddy Reed
  Reilly Reyes Reynolds Rice Richardson Rios Rivera Roberts Robinson Rodriguez Rogers Romano Rosen Ross Ruiz Russell Ryan
  Salazar Sanchez Sanders Santiago Schmidt Schneider Schwartz Scott Shah Sharma Shaw Silva Simmons Singh Smith Snyder Soto
  Spencer Stein Stevens Stewart Stone Sullivan Suzuki Takahashi Tanner Taylor Thomas Thompson Torres Tran Truong Tucker
  Turner Valdez Vargas Vasquez Vaughn Vega Vu Wagner Walker Wallace Walsh Wang Ward Washington Watkins Watson Weaver Webb Weiss
  Wells West White Williams Wilson Wong Wood Woods Wright Wu Yang Yazzie Young Zhang Zimmerman`)

function words(text: string): string[] {
  return text.trim().split(/\s+/)
}
